import { textsOf } from "#web/platform/language/texts.ts";
import { clockOutsEnglish } from "./clock-outs.en.ts";

export const text = textsOf("clock-outs", clockOutsEnglish);
