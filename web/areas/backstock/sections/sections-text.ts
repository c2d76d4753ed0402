import { textsOf } from "#web/platform/language/texts.ts";
import { sectionsEnglish } from "./sections.en.ts";

export const text = textsOf("backstock-sections", sectionsEnglish);
