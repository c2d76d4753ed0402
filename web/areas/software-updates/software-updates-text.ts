import { textsOf } from "#web/platform/language/texts.ts";
import { softwareUpdatesEnglish } from "./software-updates.en.ts";

export const text = textsOf("software-updates", softwareUpdatesEnglish);
