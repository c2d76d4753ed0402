import { textsOf } from "#web/platform/language/texts.ts";
import { teamModeEnglish } from "./team-mode.en.ts";

export const text = textsOf("team-mode", teamModeEnglish);
