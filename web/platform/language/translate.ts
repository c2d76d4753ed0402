import i18next from "i18next";
import type { TextValues } from "#web/ui/fill-text.ts";

export type Translation = { language: string; area: string; texts: Readonly<Record<string, string>> };

/** Null when the language has no such text. */
export type Translate = (wanted: { area: string; key: string; values: TextValues | undefined }) => string | null;

/** Reads texts of one language other than English, by its own rules for plurals and numbers. */
export function translatorOf(language: string, translations: readonly Translation[]): Translate {
  const known = i18next.createInstance();
  // Keys are flat and may hold any sign; texts are shown by React, which escapes them itself.
  void known.init({
    lng: language,
    fallbackLng: false,
    resources: {},
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, prefix: "{", suffix: "}" },
  });
  for (const { language: of, area, texts } of translations) {
    known.addResourceBundle(of, area, texts);
  }
  return ({ area, key, values }) => {
    const asked: string = key;
    return known.exists(asked, { ...values, ns: area }) ? known.t(asked, { ...values, ns: area }) : null;
  };
}
