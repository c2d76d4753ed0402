import { textsOf } from "#web/platform/language/texts.ts";
import { runwayEnglish } from "./runway.en.ts";

export const text = textsOf("backstock-runway", runwayEnglish);
