import { textsOf } from "#web/platform/language/texts.ts";
import { teamEnglish } from "./team.en.ts";

export const text = textsOf("team", teamEnglish);
