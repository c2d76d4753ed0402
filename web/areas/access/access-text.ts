import { textsOf } from "#web/platform/language/texts.ts";
import { accessEnglish } from "./access.en.ts";

export const text = textsOf("access", accessEnglish);
