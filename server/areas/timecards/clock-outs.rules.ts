import type { Entry } from "#common/clock/entries.ts";
import type { Punch } from "#common/clock/standing.ts";

export type ClockOutBasis = "lastAction" | "shiftEnd" | "storeClose";
export type Suggestion = { basis: ClockOutBasis; at: Date };

/** As long as an entry may run before its clock-out counts as forgotten: nobody left later than that. */
const longestMs = 14 * 3_600_000;

/** Returns the times at which a person may have left, the most credible first, without duplicates. */
export function suggestionsFor(
  entry: Entry,
  evidence: { lastAction: Date | null; shiftEnd: Date | null; storeClose: Date | null; now: Date },
): Suggestion[] {
  const after = lastOf(entry);
  const latest = Math.min(entry.clockIn.at.getTime() + longestMs, evidence.now.getTime());
  const order = ["lastAction", "shiftEnd", "storeClose"] as const;
  const possible = order.flatMap((basis) => {
    const at = evidence[basis];
    return at !== null && at > after && at.getTime() <= latest ? [{ basis, at }] : [];
  });
  return possible.filter(
    ({ at }, index) => possible.findIndex((suggestion) => sameMinute(suggestion.at, at)) === index,
  );
}

/** The day's punches with the clock-out that was forgotten; a break that still ran ends with it. */
export function withClockOut<OfPunch extends Punch & { id: string }>(
  punches: readonly OfPunch[],
  { entry, leftAt }: { entry: Entry<OfPunch>; leftAt: Date },
): { id: string | null; type: Punch["type"]; at: Date }[] {
  const isOnBreak = entry.breaks.at(-1)?.endedAt === null;
  const added = [...(isOnBreak ? (["breakEnd"] as const) : []), "out" as const];
  const start = punches.indexOf(entry.clockIn);
  const next = punches.findIndex((punch, index) => index > start && punch.type === "in");
  const end = next === -1 ? punches.length : next;
  const copies = punches.map(({ id, type, at }): { id: string | null; type: Punch["type"]; at: Date } => ({
    id,
    type,
    at,
  }));
  return [...copies.slice(0, end), ...added.map((type) => ({ id: null, type, at: leftAt })), ...copies.slice(end)];
}

/** Returns the last recorded instant of an entry; nobody left before it. */
function lastOf(entry: Entry): Date {
  const rest = entry.breaks.at(-1);
  return rest?.endedAt ?? rest?.startedAt ?? entry.clockIn.at;
}

function sameMinute(left: Date, right: Date): boolean {
  return Math.floor(left.getTime() / 60_000) === Math.floor(right.getTime() / 60_000);
}
