import { z } from "zod";
import type { StoreContext } from "#server/platform/context/context.ts";
import { TooLate } from "#server/platform/db/too-late.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";

/** Why a webhook was not worked off. One word: what failed may repeat what the webhook said about a person. */
export const webhookTroubles = ["service", "unreadable", "refused", "busy", "database", "program"] as const;
export type WebhookTrouble = (typeof webhookTroubles)[number];

/** A webhook that was received and not worked off, without anything that it says. */
export type WaitingWebhook = {
  id: string;
  /** Id of the service that sent it. */
  service: string;
  serviceName: string;
  /** What it is about, for people. */
  kind: string;
  receivedAt: Date;
  /** How often it was tried in vain. */
  tries: number;
  triedAt: Date | null;
  trouble: WebhookTrouble | null;
};

/** `done` when it was worked off before, `booked` when it is tried now; null when there is none. */
export type ReplayOutcome = "booked" | "done" | null;

/** The webhooks of one area, for support. Who calls it has checked that support is allowed to. */
export type WebhookInbox = {
  /** The oldest first, at most `mostWaiting`. */
  list(context: StoreContext): Promise<WaitingWebhook[]>;
  replay(context: StoreContext, webhook: { service: string; id: string }): Promise<ReplayOutcome>;
};

export const mostWaiting = 50;

const busyStates = new Set(["40001", "40P01", "55P03", "57014"]);

export function troubleOf(error: unknown): WebhookTrouble {
  if (error instanceof ProviderFault) {
    return "service";
  }
  if (error instanceof z.ZodError || error instanceof SyntaxError) {
    return "unreadable";
  }
  if (error instanceof Refusal) {
    return "refused";
  }
  const state = sqlStateOf(error);
  if (error instanceof TooLate || (state !== null && busyStates.has(state))) {
    return "busy";
  }
  return state === null ? "program" : "database";
}

/** The word as it is kept; one of an older program is shown as a fault of ours. */
export function toTrouble(kept: string | null): WebhookTrouble | null {
  return kept === null ? null : (webhookTroubles.find((word) => word === kept) ?? "program");
}

function sqlStateOf(error: unknown): string | null {
  const code = error instanceof Error && "code" in error ? error.code : null;
  return typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}
