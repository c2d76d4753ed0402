import { textsOf } from "#web/platform/language/texts.ts";
import { platformEnglish } from "./platform.en.ts";

export const platformText = textsOf("platform", platformEnglish);
