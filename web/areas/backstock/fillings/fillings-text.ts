import { textsOf } from "#web/platform/language/texts.ts";
import { fillingsEnglish } from "./fillings.en.ts";

export const text = textsOf("backstock-fillings", fillingsEnglish);
