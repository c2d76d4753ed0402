import { textsOf } from "#web/platform/language/texts.ts";
import { setupEnglish } from "./setup.en.ts";

export const text = textsOf("backstock-setup", setupEnglish);
