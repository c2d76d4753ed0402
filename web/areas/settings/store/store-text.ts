import { textsOf } from "#web/platform/language/texts.ts";
import { storeSettingsEnglish } from "./store-settings.en.ts";

/** Texts of the store's own pages: profile, hours, switches and their history. */
export const text = textsOf("store-settings", storeSettingsEnglish);
