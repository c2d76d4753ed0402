import { textsOf } from "#web/platform/language/texts.ts";
import { daybookEnglish } from "./daybook.en.ts";

export const text = textsOf("daybook", daybookEnglish);
