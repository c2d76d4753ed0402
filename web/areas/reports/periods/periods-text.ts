import { textsOf } from "#web/platform/language/texts.ts";
import { periodsEnglish } from "./periods.en.ts";

export const text = textsOf("report-periods", periodsEnglish);
