import { formatTime } from "#common/time-format.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";

/** Refuses a save because another person saved the record since the caller read it; `last` is that save, if known. */
export function savedSince(last: { by: string | null; at: Date } | undefined, timeZone: string): Refusal {
  const name = last?.by ?? "Someone else";
  const when = last ? ` at ${formatTime(last.at, timeZone)}` : "";
  return new Refusal("saved-since", {
    message: `${name} saved changes here${when}. Yours are still here.`,
    details: { by: last?.by ?? null, at: last?.at.toISOString() ?? null },
  });
}
