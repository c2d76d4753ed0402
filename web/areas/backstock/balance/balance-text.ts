import { textsOf } from "#web/platform/language/texts.ts";
import { balanceEnglish } from "./balance.en.ts";

export const text = textsOf("backstock-balance", balanceEnglish);
