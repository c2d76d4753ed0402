import { formatDuration } from "#common/duration.ts";
import { clockOf } from "#web/areas/daybook/day-times.ts";
import { text } from "#web/areas/daybook/daybook-text.ts";
import type { Attendance } from "#web/areas/daybook/daybook.queries.ts";

type Standing = { text: string; state: "IN" | "OUT" | "BREAK" | "LATE" };

/** Where somebody stands on the clock now; nothing on other days than today. */
export function standingOf({ state, since, isLate, shifts, hours }: Attendance, timeZone: string): Standing[] {
  if (state === null) {
    return [];
  }
  if (hours?.stretches.some(({ isMissing }) => isMissing) === true && state === "OUT") {
    return [{ text: text("people.missing"), state: "LATE" }];
  }
  if (state === "OUT" && (since === null || isLate)) {
    return [{ text: expectedText({ isLate, shifts }, timeZone), state: isLate ? "LATE" : "OUT" }];
  }
  return since === null ? [] : [{ text: text(`people.${state}`, { time: clockOf(since, timeZone) }), state }];
}

function expectedText({ isLate, shifts }: Pick<Attendance, "isLate" | "shifts">, timeZone: string): string {
  const [first] = shifts;
  if (first === undefined) {
    return text("people.notIn");
  }
  return text(isLate ? "people.late" : "people.expected", { time: clockOf(first.startsAt, timeZone) });
}

/** When somebody was in on a day that is over, line by line, as far as the reader may know. */
export function workedOf({ wasIn, hours, minutesLate }: Attendance, timeZone: string): Standing[] {
  if (hours === null) {
    return wasIn ? [] : [{ text: text("people.wasNotIn"), state: "OUT" }];
  }
  const lines = hours.stretches.map(({ from, to, isMissing }): Standing => {
    const end = to === null ? text(isMissing ? "people.missing" : "people.running") : clockOf(to, timeZone);
    return {
      text: text("people.stretch", { from: clockOf(from, timeZone), to: end }),
      state: isMissing ? "LATE" : "OUT",
    };
  });
  if (hours.breakMinutes > 0) {
    lines.push({ text: text("people.break", { minutes: formatDuration(hours.breakMinutes) }), state: "OUT" });
  }
  if (minutesLate !== null) {
    lines.push({ text: text("people.minutesLate", { minutes: formatDuration(minutesLate) }), state: "LATE" });
  }
  return lines;
}
