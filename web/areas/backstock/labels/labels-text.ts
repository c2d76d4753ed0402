import { textsOf } from "#web/platform/language/texts.ts";
import { labelsEnglish } from "./labels.en.ts";

export const text = textsOf("backstock-labels", labelsEnglish);
