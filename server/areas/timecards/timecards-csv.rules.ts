import { csvMoney, csvText } from "#common/csv.ts";
import { formatDate } from "#common/date-format.ts";
import { formatTime } from "#common/time-format.ts";
import type { Entry } from "#common/clock/entries.ts";
import type { Punch } from "#common/clock/standing.ts";

type Card = {
  employee: { fullName: string };
  days: readonly {
    date: string;
    entries: readonly Entry<Punch & { wageCents: number | null }>[];
    approval: { approvedBy: string | null } | null;
  }[];
};

/** One line for each entry, hours with two decimals as payroll programs read them. */
export function timecardsCsv(
  { timecards, seesWages }: { timecards: readonly Card[]; seesWages: boolean },
  timeZone: string,
): string {
  const heads = ["Employee", "Date", "Clock in", "Clock out", "Break minutes", "Hours", "Approved by"];
  const lines = timecards.flatMap(({ employee, days }) =>
    days.flatMap((day) =>
      day.entries.map((entry) => [
        employee.fullName,
        formatDate(day.date),
        formatTime(entry.clockIn.at, timeZone),
        entry.clockOut === null ? "" : formatTime(entry.clockOut.at, timeZone),
        entry.state === "missing" ? "" : String(entry.breakMinutes),
        entry.state === "missing" ? "" : (entry.minutes / 60).toFixed(2),
        day.approval === null ? "" : (day.approval.approvedBy ?? "yes"),
        ...(seesWages ? [csvMoney(entry.clockIn.wageCents)] : []),
      ]),
    ),
  );
  return csvText([[...heads, ...(seesWages ? ["Rate"] : [])], ...lines]);
}
