import type { BusinessDate } from "#common/business-date.ts";
import type { Repetition } from "#server/areas/daybook/tasks/tasks.rules.ts";

export function toRepetition(row: {
  repeatDays: number[];
  monthlyDay: number | null;
  startsOn: BusinessDate;
  endsOn: BusinessDate | null;
}): Repetition {
  return { repeatDays: row.repeatDays, monthlyDay: row.monthlyDay, startsOn: row.startsOn, endsOn: row.endsOn };
}
