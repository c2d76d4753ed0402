import { textsOf } from "#web/platform/language/texts.ts";
import { pullListEnglish } from "./pull-list.en.ts";

export const text = textsOf("backstock-pull-list", pullListEnglish);
