import { fillText } from "#web/ui/fill-text.ts";
import type { TextValues } from "#web/ui/fill-text.ts";
import type { Translate, Translation } from "./translate.ts";

export type Catalogue = Readonly<Record<string, string>>;
/** `daybook.done_one` and `daybook.done_other` are one text, asked for as `daybook.done` with a `count`. */
type TextKey<Texts> = Texts extends Record<infer Key, string> ? WithoutPlural<Key & string> : never;
type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${"one" | "other"}` ? Stem : Key;

/** A text of one area in the language of the moment; a value fills its place `{name}`. */
export type Text<Texts extends Catalogue> = (key: TextKey<Texts>, values?: TextValues) => string;

const translations: Translation[] = [];

/** Null while the language is English, in which the texts themselves are written. */
let translate: Translate | null = null;

/** Declares an area's English catalog. Returns the function that reads it in the chosen language. */
export function textsOf<const Texts extends Catalogue>(area: string, english: Texts): Text<Texts> {
  return (key, values) => translate?.({ area, key, values }) ?? inEnglish(english, key, values);
}

/** Adds an area's catalog in another language before it is chosen. Missing texts stay English. */
export function addTranslation(translation: Translation): void {
  translations.push(translation);
}

/** Switches the language. English needs no load; the translator for other languages loads on demand. */
export async function chooseLanguage(code: string): Promise<void> {
  translate = code === "en" ? null : (await import("./translate.ts")).translatorOf(code, translations);
  document.documentElement.lang = code;
}

/** English skips the translation library, because a first page reads a hundred texts. */
function inEnglish(texts: Catalogue, key: string, values?: TextValues): string {
  if (values === undefined) {
    return texts[key] ?? key;
  }
  const { count } = values;
  const plural = count === undefined ? undefined : texts[`${key}_${Number(count) === 1 ? "one" : "other"}`];
  return fillText(plural ?? texts[key] ?? key, values);
}
