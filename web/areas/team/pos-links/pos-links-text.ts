import { textsOf } from "#web/platform/language/texts.ts";
import { posLinksEnglish } from "./pos-links.en.ts";

export const text = textsOf("pos-links", posLinksEnglish);
