import { textsOf } from "#web/platform/language/texts.ts";
import { scanEnglish } from "./scan.en.ts";

export const text = textsOf("backstock-scan", scanEnglish);
