/**
 * Our code writes tables and columns in camelCase, the database in snake_case. Names come from code or schema and never
 * from input, so the cache stays small.
 */
export const snakeCase = remember((name) =>
  // Digits inside a name are a word of their own (over18At, over_18_at); at its end they belong to the last (idLast4).
  name.replaceAll(/[A-Z]|\d+(?=[A-Z])/g, (part) => `_${part.toLowerCase()}`),
);

export const camelCase = remember((name) =>
  name.replaceAll(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase()),
);

function remember(translate: (name: string) => string): (name: string) => string {
  const translations = new Map<string, string>();
  return (name) => {
    let translation = translations.get(name);
    if (translation === undefined) {
      translation = translate(name);
      translations.set(name, translation);
    }
    return translation;
  };
}
