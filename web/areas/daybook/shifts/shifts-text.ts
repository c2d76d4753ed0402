import { textsOf } from "#web/platform/language/texts.ts";
import { shiftsEnglish } from "./shifts.en.ts";

export const text = textsOf("daybook-shifts", shiftsEnglish);
