import i18next from "i18next";

export type TextValues = Readonly<Record<string, string | number>>;
export type Catalogue = Readonly<Record<string, string>>;
/** `daybook.done_one` and `daybook.done_other` are one text, asked for as `daybook.done` with a `count`. */
type TextKey<Texts> = Texts extends Record<infer Key, string> ? WithoutPlural<Key & string> : never;
type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${"one" | "other"}` ? Stem : Key;

/** A text of one area in the language of the moment; a value fills its place `{name}`. */
export type Text<Texts extends Catalogue> = (key: TextKey<Texts>, values?: TextValues) => string;

const language = i18next.createInstance();

// Keys are flat and may hold any sign; texts are shown by React, which escapes them itself.
void language.init({
  lng: "en",
  fallbackLng: "en",
  resources: {},
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false, prefix: "{", suffix: "}" },
});

/** Texts without values, of the language of the moment: most are asked for in every drawing of a page. */
const plainTexts = new Map<string, string>();

/** Declares an area's catalogue in English and answers the function that reads it, in whatever language is chosen. */
export function textsOf<const Texts extends Catalogue>(area: string, english: Texts): Text<Texts> {
  language.addResourceBundle("en", area, english);
  return (key, values) => {
    // i18next would check keys against one catalogue of all areas; ours are checked by `Text`.
    const asked: string = key;
    if (values !== undefined) {
      return language.t(asked, { ...values, ns: area });
    }
    const place = `${area} ${asked}`;
    const known = plainTexts.get(place);
    if (known !== undefined) {
      return known;
    }
    // English stands here as it was written; asking i18next for it costs a first page a tenth of its drawing.
    const found = (language.resolvedLanguage === "en" ? english[asked] : undefined) ?? language.t(asked, { ns: area });
    plainTexts.set(place, found);
    return found;
  };
}

/** Adds an area's catalogue in another language; texts it lacks stay English. */
export function addTranslation(options: { language: string; area: string; texts: Catalogue }): void {
  language.addResourceBundle(options.language, options.area, options.texts);
  plainTexts.clear();
}

export async function chooseLanguage(code: string): Promise<void> {
  await language.changeLanguage(code);
  plainTexts.clear();
  document.documentElement.lang = code;
}
