/** Local clock time in a store's IANA time zone, without a date library: both sides and the till need it. */
import type { BusinessDate } from "./business-date.ts";

type LocalTime = { date: BusinessDate; minutes: number };

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) {
    return cached;
  }
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  formats.set(timeZone, format);
  return format;
}

/** Calendar date and minutes since midnight that a clock on the store's wall shows at `instant`. */
export function localTimeAt(instant: Date, timeZone: string): LocalTime {
  const ms = instant.getTime();
  const local = new Date(ms + offsetMsAt(ms, timeZone));
  return { date: local.toISOString().slice(0, 10), minutes: local.getUTCHours() * 60 + local.getUTCMinutes() };
}

/**
 * The instant at which the store's wall clock first shows `minutes` after midnight on `date`.
 * A time skipped by daylight saving moves forward to the first minute that exists; a doubled one takes the first.
 */
export function instantOf(date: BusinessDate, minutes: number, timeZone: string): Date {
  const asUtcMs = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
  for (let forwardMs = 0; forwardMs <= 7_200_000; forwardMs += 60_000) {
    // A doubled time comes of a clock that is set back: the offset before it is the greater one, and gives the first.
    const instantMs = [offsetMsAt(asUtcMs - 86_400_000, timeZone), offsetMsAt(asUtcMs + 86_400_000, timeZone)]
      .map((offsetMs) => asUtcMs + forwardMs - offsetMs)
      .find((ms) => ms + offsetMsAt(ms, timeZone) === asUtcMs + forwardMs);
    if (instantMs !== undefined) {
      return new Date(instantMs);
    }
  }
  throw new RangeError(`No local time ${minutes} on ${date} in ${timeZone}`);
}

/**
 * The business date of something that happened at `instant` without a date of its own: the local calendar date,
 * except that before the boundary (minutes after midnight) it still belongs to the day before, unless that
 * day has its Day Close.
 */
export function businessDateAt(
  instant: Date,
  store: { timeZone: string; boundaryMinutes: number; hasDayClose: (date: BusinessDate) => boolean },
): BusinessDate {
  const local = localTimeAt(instant, store.timeZone);
  if (local.minutes >= store.boundaryMinutes) {
    return local.date;
  }
  const dayBefore = new Date(Date.parse(`${local.date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  return store.hasDayClose(dayBefore) ? local.date : dayBefore;
}

/**
 * Zones change their clocks only on a quarter of an hour, so the offset is cached per quarter: calling the format
 * costs a hundred times more than the sum, and a screen or a batch of the till formats hundreds of times.
 */
const quarterMs = 900_000;
const dayMs = 86_400_000;
const mostQuarters = 20_000;
const offsets = new Map<string, Map<number, number>>();

/** No zone changes its clocks twice in a day, so most days are told by their two ends, which their neighbors share. */
function offsetMsAt(ms: number, timeZone: string): number {
  const fromMs = Math.floor(ms / dayMs) * dayMs;
  const before = offsetMsOfQuarter(fromMs, timeZone);
  return before === offsetMsOfQuarter(fromMs + dayMs, timeZone) ? before : offsetMsOfQuarter(ms, timeZone);
}

function offsetMsOfQuarter(ms: number, timeZone: string): number {
  const zoneOffsets = offsets.get(timeZone) ?? new Map<number, number>();
  offsets.set(timeZone, zoneOffsets);
  const quarter = Math.floor(ms / quarterMs);
  const cached = zoneOffsets.get(quarter);
  if (cached !== undefined) {
    return cached;
  }
  if (zoneOffsets.size >= mostQuarters) {
    zoneOffsets.clear();
  }
  const offset = calculateOffsetMs(ms, timeZone);
  zoneOffsets.set(quarter, offset);
  return offset;
}

function calculateOffsetMs(ms: number, timeZone: string): number {
  const parts = new Map(
    formatFor(timeZone)
      .formatToParts(ms)
      .map((part) => [part.type, part.value]),
  );
  const date = `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
  const minutes = Number(parts.get("hour")) * 60 + Number(parts.get("minute"));
  return Date.parse(`${date}T00:00:00Z`) + minutes * 60_000 - Math.floor(ms / 60_000) * 60_000;
}
