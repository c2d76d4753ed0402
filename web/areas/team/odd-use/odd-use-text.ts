import { textsOf } from "#web/platform/language/texts.ts";
import { oddUseEnglish } from "./odd-use.en.ts";

export const text = textsOf("odd-use", oddUseEnglish);
