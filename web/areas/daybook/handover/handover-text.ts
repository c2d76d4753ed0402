import { textsOf } from "#web/platform/language/texts.ts";
import { handoverEnglish } from "./handover.en.ts";

export const text = textsOf("daybook-handover", handoverEnglish);
