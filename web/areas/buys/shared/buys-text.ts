import { textsOf } from "#web/platform/language/texts.ts";
import { buysEnglish } from "./buys.en.ts";

export const text = textsOf("buys", buysEnglish);
