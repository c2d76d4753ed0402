import { addDays, weekdayOf } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { storeTimeZones } from "#common/store-places.ts";
import { localTimeAt } from "#common/store-time.ts";
import { formatMinutes } from "#common/time-format.ts";
import type { StoreLinesData } from "./home.queries.ts";
import { text } from "./home-text.ts";
import type { LineState, StoreMoment } from "./line-state.ts";
import { shortDay } from "./line-state.ts";

type Hours = StoreLinesData["storeHours"];
type DayTimes = { opensMinutes: number | null; closesMinutes: number | null };
export type Register = StoreLinesData["devices"][number];

/** How far ahead the line of the hours looks for a day that differs. */
const daysAhead = 14;

export function storeLines(
  { storeProfile, storeHours, storeSwitches, devices }: StoreLinesData,
  at: StoreMoment & { offlineIds: ReadonlySet<string> | null },
): Record<"store" | "hours" | "switches" | "devices", LineState> {
  return {
    store: { text: text("line.store", { number: storeProfile.number, zone: zoneName(storeProfile.timeZone) }) },
    hours: hasHours(storeHours)
      ? { text: hoursLine(storeHours, localTimeAt(at.now, at.timeZone).date) }
      : { text: "", alert: { tone: "warn", text: text("line.noHours") } },
    switches: { text: lockLine(storeSwitches.idleSeconds) },
    devices: registersLine(registersOf(devices), at.offlineIds),
  };
}

/** Returns the store's registers; browsers, tablets and phones come and go. */
export function registersOf(devices: StoreLinesData["devices"]): Register[] {
  return devices.filter(({ type, revokedAt }) => type === "pos" && revokedAt === null);
}

/** Returns when the store is open on a date: its special hours, or those of the usual week. */
export function timesOn(date: BusinessDate, { week, exceptions }: Hours): DayTimes {
  const special = exceptions.find((day) => day.date === date);
  return (
    special ?? week.find(({ weekday }) => weekday === weekdayOf(date)) ?? { opensMinutes: null, closesMinutes: null }
  );
}

/** No store is closed on all seven days of its week: nobody has told its hours yet. */
export function hasHours({ week }: Hours): boolean {
  return week.some(isOpen);
}

/** The name of a zone without the places that have it: `Eastern`. */
function zoneName(timeZone: string): string {
  const name = new Map<string, string>(Object.entries(storeTimeZones)).get(timeZone) ?? timeZone;
  return name.split(" (")[0] ?? name;
}

function hoursLine(hours: Hours, today: BusinessDate): string {
  const times = timesOn(today, hours);
  const now = isOpen(times) ? text("line.today", openTimes(times)) : text("line.closedToday");
  const next = hours.exceptions.find(({ date }) => date > today && date <= addDays(today, daysAhead));
  if (next === undefined) {
    return now;
  }
  const values = { today: now, day: shortDay(next.date, today) };
  return isOpen(next) ? text("line.nextDay", { ...values, ...openTimes(next) }) : text("line.nextDayClosed", values);
}

type OpenTimes = { opensMinutes: number; closesMinutes: number };

export function isOpen(times: DayTimes): times is OpenTimes {
  return times.opensMinutes !== null && times.closesMinutes !== null;
}

function openTimes({ opensMinutes, closesMinutes }: OpenTimes): { opens: string; closes: string } {
  return { opens: formatMinutes(opensMinutes), closes: formatMinutes(closesMinutes) };
}

function lockLine(seconds: number): string {
  return seconds >= 120 && seconds % 60 === 0
    ? text("line.lockMinutes", { count: seconds / 60 })
    : text("line.lock", { count: seconds });
}

/** `offlineIds` is null while nobody knows who is online. */
function registersLine(registers: readonly Register[], offlineIds: ReadonlySet<string> | null): LineState {
  const count = registers.length;
  if (count === 0) {
    return { text: text("line.noRegisters") };
  }
  if (offlineIds === null) {
    return { text: text("line.registers", { count }) };
  }
  const offline = registers.filter(({ id }) => offlineIds.has(id)).length;
  return offline === 0
    ? { text: text("line.registersOnline", { count }) }
    : { text: "", alert: { tone: "bad", text: text("line.registersOffline", { count, offline }) } };
}
