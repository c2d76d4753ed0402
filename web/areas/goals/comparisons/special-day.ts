import { holidayKeys } from "#common/goals/holidays.ts";
import type { SpecialDay } from "#common/goals/holidays.ts";
import type { HolidayHintData } from "#web/areas/goals/goals.queries.ts";

/** As the shared rules name it: the API writes MEMORIAL_DAY. */
export function specialDayOf(special: HolidayHintData["special"]): SpecialDay | null {
  if (special === null) {
    return null;
  }
  const holiday = holidayKeys.find((key) => key.toLowerCase() === special.holiday?.replaceAll("_", "").toLowerCase());
  return { holiday: holiday ?? null, event: special.event, offset: special.offset };
}
