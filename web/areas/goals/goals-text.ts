import { textsOf } from "#web/platform/language/texts.ts";
import { goalsEnglish } from "./goals.en.ts";

export const text = textsOf("goals", goalsEnglish);
