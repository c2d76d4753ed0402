import { textsOf } from "#web/platform/language/texts.ts";
import { historyEnglish } from "./history.en.ts";

export const text = textsOf("backstock-history", historyEnglish);
