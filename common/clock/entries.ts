import { standing } from "./standing.ts";
import type { Moment, Punch } from "./standing.ts";

/** `missing`: over without a clock-out, so it counts nothing. `running`: still on the clock. */
export type EntryState = "closed" | "running" | "missing";

export type Break = { startedAt: Date; endedAt: Date | null };

/** From one clock-in to its clock-out, on one business date. Minutes are whole and already without unpaid breaks. */
export type Entry<OfPunch extends Punch = Punch> = {
  clockIn: OfPunch;
  clockOut: OfPunch | null;
  breaks: Break[];
  breakMinutes: number;
  minutes: number;
  state: EntryState;
};

type Counting = Moment & { breaksPaid: boolean };

/** The entries that the punches of one person and date make, oldest first. A punch without a clock-in before it counts nothing. */
export function entriesOf<OfPunch extends Punch>(punches: readonly OfPunch[], moment: Counting): Entry<OfPunch>[] {
  const entries: Entry<OfPunch>[] = [];
  let open: Entry<OfPunch> | null = null;
  for (const punch of punches) {
    if (punch.type === "in") {
      open = { clockIn: punch, clockOut: null, breaks: [], breakMinutes: 0, minutes: 0, state: "missing" };
      entries.push(open);
    } else if (open !== null) {
      open = followed(open, punch);
    }
  }
  const isRunning = standing(punches, moment).state !== "out";
  return entries.map((entry, index) =>
    counted(entry, { moment, isRunning: isRunning && index === entries.length - 1 }),
  );
}

/** The entry that goes on after a punch; null once it is closed. */
function followed<OfPunch extends Punch>(entry: Entry<OfPunch>, punch: OfPunch): Entry<OfPunch> | null {
  const last = entry.breaks.at(-1);
  if (punch.type === "breakStart") {
    entry.breaks.push({ startedAt: punch.at, endedAt: null });
  } else if (last !== undefined && last.endedAt === null) {
    last.endedAt = punch.at;
  }
  if (punch.type === "out") {
    entry.clockOut = punch;
    return null;
  }
  return entry;
}

function counted<OfPunch extends Punch>(
  entry: Entry<OfPunch>,
  { moment, isRunning }: { moment: Counting; isRunning: boolean },
): Entry<OfPunch> {
  const end = entry.clockOut?.at ?? (isRunning ? moment.now : null);
  if (end === null) {
    return entry;
  }
  return {
    ...entry,
    breakMinutes: Math.floor(breakMsUntil(entry, end) / 60_000),
    minutes: minutesUntil(entry, end, moment),
    state: entry.clockOut === null ? "running" : "closed",
  };
}

/** What an entry counts, or would count, that ends then; a break that still runs ends with it. */
export function minutesUntil(
  entry: Pick<Entry, "clockIn" | "breaks">,
  end: Date,
  { breaksPaid }: Pick<Counting, "breaksPaid">,
): number {
  const unpaidMs = breaksPaid ? 0 : breakMsUntil(entry, end);
  return Math.max(0, Math.floor((Number(end) - Number(entry.clockIn.at) - unpaidMs) / 60_000));
}

function breakMsUntil({ breaks }: Pick<Entry, "breaks">, end: Date): number {
  return breaks.reduce((sum, rest) => sum + (Number(rest.endedAt ?? end) - Number(rest.startedAt)), 0);
}

/**
 * Whole minutes worked on the punches of one date, oldest first: from each clock-in to its clock-out or `now`, less
 * breaks unless they are paid. A clock-in without clock-out that is over counts nothing until a manager has fixed it.
 */
export function workedMinutes(punches: readonly Punch[], moment: Counting): number {
  return entriesOf(punches, moment).reduce((sum, entry) => sum + entry.minutes, 0);
}
