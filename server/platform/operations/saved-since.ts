import { formatTime } from "#common/time-format.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";

/** Somebody has saved something else since the caller had read the record; `last` is that save, where it is known. */
export function savedSince(last: { by: string | null; at: Date } | undefined, timeZone: string): Refusal {
  const who = last?.by ?? "Someone else";
  const when = last ? ` at ${formatTime(last.at, timeZone)}` : "";
  return new Refusal("saved-since", {
    message: `${who} saved changes here${when}. Yours are still here.`,
    details: { by: last?.by ?? null, at: last?.at.toISOString() ?? null },
  });
}
