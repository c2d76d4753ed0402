import { textsOf } from "#web/platform/language/texts.ts";
import { transfersEnglish } from "./transfers.en.ts";

export const text = textsOf("backstock-transfers", transfersEnglish);
