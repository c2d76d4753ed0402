import { textsOf } from "#web/platform/language/texts.ts";
import { notesEnglish } from "./notes.en.ts";

export const text = textsOf("daybook-notes", notesEnglish);
