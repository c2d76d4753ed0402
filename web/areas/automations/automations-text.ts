import { textsOf } from "#web/platform/language/texts.ts";
import { automationsEnglish } from "./automations.en.ts";

export const text = textsOf("automations", automationsEnglish);
