/** What the fields of the daybook take: the forms judge by it, the operations take it in. */
import { optionalText, requiredText } from "#common/inputs/field-schemas.ts";

export const taskFields = {
  name: requiredText(200),
  details: optionalText(2000),
};

export const taskListFields = { name: requiredText(80) };

export const noteFields = { body: requiredText(5000) };

export const shiftFields = {
  position: optionalText(40),
  note: optionalText(500),
};

export const logFieldFields = { name: requiredText(60) };
