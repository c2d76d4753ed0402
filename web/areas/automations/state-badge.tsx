import { Badge } from "#web/ui/figures/badge.tsx";
import { text } from "./automations-text.ts";
import type { Integration } from "./automations.queries.ts";

const tones = { NOT_CONNECTED: "neutral", CONNECTED: "warn", ACTIVE: "good", ERROR: "bad" } as const;

type StateBadgeProps = { state: Integration["state"]; connectingUntil?: string | null };

/** With `connectingUntil` the service is still setting the account up. */
export function StateBadge({ state, connectingUntil }: StateBadgeProps) {
  if (state === "CONNECTED" && typeof connectingUntil === "string") {
    return <Badge tone="warn">{text("state.connecting")}</Badge>;
  }
  return <Badge tone={tones[state]}>{text(`state.${state}`)}</Badge>;
}
