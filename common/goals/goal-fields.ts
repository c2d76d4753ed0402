/** What the fields of goals take: the forms judge by it, the operations take it in. */
import { optionalText, requiredText } from "#common/inputs/field-schemas.ts";

export const goalFields = {
  eventName: requiredText(60),
  /** Why a day is excluded from comparisons, or why a final goal is corrected. */
  reason: requiredText(200),
  dayNote: optionalText(200),
};
