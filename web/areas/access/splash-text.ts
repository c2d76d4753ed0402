import { textsOf } from "#web/platform/language/texts.ts";
import { splashEnglish } from "./splash.en.ts";

export const text = textsOf("splash", splashEnglish);
