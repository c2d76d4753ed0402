import { textsOf } from "#web/platform/language/texts.ts";
import { movesEnglish } from "./moves.en.ts";

export const text = textsOf("backstock-moves", movesEnglish);
