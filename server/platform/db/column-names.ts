/**
 * Tables and columns are written in camelCase in our code and in snake_case in the database. A name comes from the code
 * or the schema and never from what people enter, so the translations that are remembered are few.
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
