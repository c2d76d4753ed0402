import { textsOf } from "#web/platform/language/texts.ts";
import { backstockEnglish } from "./backstock.en.ts";

export const text = textsOf("backstock", backstockEnglish);
