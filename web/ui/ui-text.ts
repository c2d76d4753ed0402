import { fillText } from "./fill-text.ts";
import type { TextValues } from "./fill-text.ts";
import { uiEnglish } from "./ui.en.ts";
import type { UiTextKey } from "./ui.en.ts";

type Translate = (key: UiTextKey, values?: TextValues) => string;

let translate: Translate = (key, values = {}) => fillText(uiEnglish[key], values);

/** A text of `web/ui` in the language of the moment. */
export function uiText(key: UiTextKey, values?: TextValues): string {
  return translate(key, values);
}

/** The language catalogue takes over; until it does, the texts are English. */
export function translateUiWith(other: Translate): void {
  translate = other;
}
