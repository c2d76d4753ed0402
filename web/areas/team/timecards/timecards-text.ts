import { textsOf } from "#web/platform/language/texts.ts";
import { timecardsEnglish } from "./timecards.en.ts";

export const text = textsOf("timecards", timecardsEnglish);
