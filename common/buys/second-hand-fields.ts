/** What the fields of second-hand rules and of what they ask for take: the forms judge by it, the operations take it in. */
import { optionalText, requiredText, wholeNumberBetween } from "#common/inputs/field-schemas.ts";

/** What a rule may ask for beside what every buy has. */
export const secondHandNeeds = ["idType", "photo", "plate", "signature", "serial"] as const;
export type SecondHandNeed = (typeof secondHandNeeds)[number];

export const secondHandFields = {
  name: requiredText(60),
  wording: optionalText(2000),
  holdDays: wholeNumberBetween(0, 365),
  /** Ninety days. */
  reportHours: wholeNumberBetween(1, 2160),
  plate: optionalText(40),
  serials: optionalText(1000),
  photo: optionalText(200),
};
