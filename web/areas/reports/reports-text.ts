import { textsOf } from "#web/platform/language/texts.ts";
import { reportsEnglish } from "./reports.en.ts";

export const text = textsOf("reports", reportsEnglish);
