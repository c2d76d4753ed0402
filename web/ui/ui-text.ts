import { uiEnglish } from "./ui.en.ts";
import type { UiTextKey } from "./ui.en.ts";

export type TextParameters = Readonly<Record<string, string | number>>;
type Translate = (key: UiTextKey, parameters: TextParameters) => string;

let translate: Translate = (key, parameters) => fillText(uiEnglish[key], parameters);

/** A text of `web/ui` in the language of the moment. */
export function uiText(key: UiTextKey, parameters: TextParameters = {}): string {
  return translate(key, parameters);
}

/** The language catalogue takes over; until it does, the texts are English. */
export function translateUiWith(other: Translate): void {
  translate = other;
}

/** Puts `parameters` in the places a text keeps for them: `{name}`. A place nobody fills stays visible. */
function fillText(text: string, parameters: TextParameters): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(parameters[name] ?? place));
}
