import { textsOf } from "#web/platform/language/texts.ts";
import { agingEnglish } from "./aging.en.ts";

export const text = textsOf("backstock-aging", agingEnglish);
