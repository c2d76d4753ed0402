import { textsOf } from "#web/platform/language/texts.ts";
import { settingsEnglish } from "./settings.en.ts";

export const text = textsOf("buys-settings", settingsEnglish);
