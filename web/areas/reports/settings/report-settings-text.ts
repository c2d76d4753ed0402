import { textsOf } from "#web/platform/language/texts.ts";
import { reportSettingsEnglish } from "./report-settings.en.ts";

export const text = textsOf("report-settings", reportSettingsEnglish);
