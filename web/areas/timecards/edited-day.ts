import { addDays } from "#common/business-date.ts";
import { instantOf, localTimeAt } from "#common/store-time.ts";
import type { TimecardDay } from "./timecards.queries.ts";

export type PunchType = TimecardDay["punches"][number]["type"];

/** A punch in the form. */
export type EditedPunch = {
  key: string;
  id: string | null;
  type: PunchType;
  /** Since midnight on the store's clock; null while nobody has given a time. */
  minutes: number | null;
  original: string | null;
};

/** Nobody clocks in before four and means the evening before; a time up to here belongs to the night after the date. */
const nightEndsMinutes = 4 * 60;

export function editedFrom(punches: TimecardDay["punches"], timeZone: string): EditedPunch[] {
  return punches.map(({ id, type, at }) => ({ key: id, id, type, minutes: minutesAt(at, timeZone), original: at }));
}

function minutesAt(at: string, timeZone: string): number {
  return localTimeAt(new Date(at), timeZone).minutes;
}

export type Timed = EditedPunch & { at: string | null; isNextDay: boolean };

/**
 * Instants of the times as they stand under each other. A time that is earlier than the one above it is meant for the
 * next day; one that was not touched keeps its seconds.
 */
export function timed(
  punches: readonly EditedPunch[],
  { date, timeZone }: { date: string; timeZone: string },
): Timed[] {
  let before = -1;
  let isNextDay = false;
  return punches.map((punch, index) => {
    const { minutes } = punch;
    if (minutes === null) {
      return { ...punch, at: null, isNextDay };
    }
    isNextDay ||= minutes < before || (index === 0 && punch.original === null && minutes < nightEndsMinutes);
    before = minutes;
    const untouched = punch.original !== null && minutesAt(punch.original, timeZone) === minutes;
    if (untouched) {
      isNextDay = localTimeAt(new Date(punch.original ?? ""), timeZone).date > date;
      return { ...punch, at: punch.original, isNextDay };
    }
    const at = instantOf(isNextDay ? addDays(date, 1) : date, minutes, timeZone).toISOString();
    return { ...punch, at, isNextDay };
  });
}

/** Whole minutes between ins and outs without breaks, for a glance before saving; the server's figure counts. */
export function minutesBetween(punches: readonly Timed[]): number {
  let total = 0;
  let since: number | null = null;
  for (const { type, at } of punches) {
    const now = at === null ? null : Date.parse(at);
    if (type === "IN" || type === "BREAK_END") {
      since = now;
    } else if (since !== null && now !== null) {
      total += Math.max(0, now - since);
      since = null;
    }
  }
  return Math.floor(total / 60_000);
}

const next: Record<PunchType, PunchType> = { IN: "OUT", BREAK_START: "BREAK_END", BREAK_END: "OUT", OUT: "IN" };

/** What most likely follows the last punch of the form. */
export function nextType(punches: readonly EditedPunch[]): PunchType {
  const last = punches.at(-1);
  return last === undefined ? "IN" : next[last.type];
}
