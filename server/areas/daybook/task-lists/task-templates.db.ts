import type { BusinessDate } from "#common/business-date.ts";
import type { Repetition } from "#server/areas/daybook/tasks/tasks.rules.ts";

export function toRepetition(row: {
  repeat_days: number[];
  monthly_day: number | null;
  starts_on: BusinessDate;
  ends_on: BusinessDate | null;
}): Repetition {
  return { repeatDays: row.repeat_days, monthlyDay: row.monthly_day, startsOn: row.starts_on, endsOn: row.ends_on };
}
