import { textsOf } from "#web/platform/language/texts.ts";
import { homeEnglish } from "./home.en.ts";

export const text = textsOf("buys-home", homeEnglish);
