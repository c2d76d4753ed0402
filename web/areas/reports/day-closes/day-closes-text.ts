import { textsOf } from "#web/platform/language/texts.ts";
import { dayClosesEnglish } from "./day-closes.en.ts";

export const text = textsOf("day-closes", dayClosesEnglish);
