import { textsOf } from "#web/platform/language/texts.ts";
import { pickListEnglish } from "./pick-list.en.ts";

export const text = textsOf("backstock-pick-list", pickListEnglish);
