import { Badge } from "#web/ui/figures/badge.tsx";
import { text } from "./automations-text.ts";
import type { Integration } from "./automations.queries.ts";

const tones = { NOT_CONNECTED: "neutral", CONNECTED: "warn", ACTIVE: "good", ERROR: "bad" } as const;

export function StateBadge({ state }: { state: Integration["state"] }) {
  return <Badge tone={tones[state]}>{text(`state.${state}`)}</Badge>;
}
