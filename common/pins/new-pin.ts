import { inputText } from "#common/inputs/input-ranges.ts";
import { hasDifferentDigits, isPin, isRun } from "./pin.ts";

// Apart from its rules, so that a page which only asks them is built without the schema library.
export const newPin = inputText
  .max(100, "A PIN has 4 to 6 digits")
  .refine(isPin, { error: "A PIN has 4 to 6 digits", abort: true })
  .refine(hasDifferentDigits, "Use at least two different digits")
  .refine((pin) => !isRun(pin), "Digits in a row are too easy to guess");
