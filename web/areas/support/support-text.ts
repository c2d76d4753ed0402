import { textsOf } from "#web/platform/language/texts.ts";
import { supportEnglish } from "./support.en.ts";

export const text = textsOf("support", supportEnglish);
