import { textsOf } from "#web/platform/language/texts.ts";
import { detailEnglish } from "./detail.en.ts";

export const text = textsOf("buys-detail", detailEnglish);
