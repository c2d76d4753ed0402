import { textsOf } from "#web/platform/language/texts.ts";
import { logEnglish } from "./log.en.ts";

export const text = textsOf("daybook-log", logEnglish);
