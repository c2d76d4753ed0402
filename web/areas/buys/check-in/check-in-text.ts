import { textsOf } from "#web/platform/language/texts.ts";
import { checkInEnglish } from "./check-in.en.ts";

export const text = textsOf("buys-check-in", checkInEnglish);
