import i18next from "i18next";
import type { TextValues } from "#web/ui/fill-text.ts";

export type Translation = { language: string; area: string; texts: Readonly<Record<string, string>> };

/** Null when the language has no such text. */
export type Translate = (request: { area: string; key: string; values: TextValues | undefined }) => string | null;

/** Reads texts of one language other than English, by its own rules for plurals and numbers. */
export function translatorOf(language: string, translations: readonly Translation[]): Translate {
  const instance = i18next.createInstance();
  // Keys are flat and may hold any sign; texts are shown by React, which escapes them itself.
  void instance.init({
    lng: language,
    fallbackLng: false,
    resources: {},
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, prefix: "{", suffix: "}" },
  });
  for (const { language: bundleLanguage, area, texts } of translations) {
    instance.addResourceBundle(bundleLanguage, area, texts);
  }
  return ({ area, key, values }) => {
    const textKey: string = key;
    return instance.exists(textKey, { ...values, ns: area }) ? instance.t(textKey, { ...values, ns: area }) : null;
  };
}
