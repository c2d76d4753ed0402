/** Command-line options shared by `till.ts` (one till) and `demo.ts` (several in one process). */
import type { ParseArgsOptionsConfig } from "node:util";
import { z } from "zod";
import type { Knobs } from "./simulated-till.ts";

export const knobOptions = {
  seed: { type: "string" },
  speed: { type: "string" },
  "failure-rate": { type: "string" },
  "outage-every-minutes": { type: "string" },
  "answer-delay-ms": { type: "string" },
  "clock-skew-ms": { type: "string" },
  "history-days": { type: "string" },
  "item-days": { type: "string" },
  "mischief-rate": { type: "string" },
  "day-close-error-cents": { type: "string" },
  eager: { type: "boolean" },
  "walk-ins": { type: "boolean" },
  "around-the-clock": { type: "boolean" },
} as const satisfies ParseArgsOptionsConfig;

const share = z.coerce.number().min(0).max(1);
const knobs = z.object({
  seed: z.coerce.number().int().default(42),
  speed: z.coerce.number().min(0.1).max(10_000).default(1),
  "failure-rate": share.default(0),
  "outage-every-minutes": z.coerce.number().min(0).default(0),
  "answer-delay-ms": z.coerce.number().int().min(0).default(0),
  "clock-skew-ms": z.coerce.number().int().default(0),
  "history-days": z.coerce.number().int().min(0).max(3660).default(730),
  "item-days": z.coerce.number().int().min(0).default(60),
  "mischief-rate": share.default(0.01),
  "day-close-error-cents": z.coerce.number().int().default(0),
  eager: z.boolean().default(false),
  "walk-ins": z.boolean().default(false),
  "around-the-clock": z.boolean().default(false),
});

/** Throws a `z.ZodError` that names the wrong option. */
export function knobsFrom(values: Record<string, unknown>): Knobs {
  const parsed = knobs.parse(values);
  return {
    seed: parsed.seed,
    speed: parsed.speed,
    failureRate: parsed["failure-rate"],
    outageEveryMinutes: parsed["outage-every-minutes"],
    answerDelayMs: parsed["answer-delay-ms"],
    clockSkewMs: parsed["clock-skew-ms"],
    historyDays: parsed["history-days"],
    itemDays: parsed["item-days"],
    mischiefRate: parsed["mischief-rate"],
    dayCloseErrorCents: parsed["day-close-error-cents"],
    eager: parsed.eager,
    walkIns: parsed["walk-ins"],
    aroundTheClock: parsed["around-the-clock"],
  };
}

export const shopKind = z.enum(["clothing", "kids", "music"]);

/** Ends on Ctrl-C, on a polite kill, and when the parent process is gone (its end of the channel closes). */
export function endSignal(): AbortSignal {
  const ended = new AbortController();
  const end = () => ended.abort();
  process.once("SIGINT", end);
  process.once("SIGTERM", end);
  process.once("disconnect", end);
  return ended.signal;
}

/** What a person reads when the command line or the pairing is wrong. */
export function problemText(error: unknown): string {
  if (error instanceof z.ZodError) {
    return error.issues.map((issue) => `--${issue.path.join(".")}: ${issue.message}`).join("\n");
  }
  return error instanceof Error ? error.message : String(error);
}
