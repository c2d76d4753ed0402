/** What a store needs, within a sentence of a text: `boys' jeans, winter coats and boots`; null while nothing is short. */
export function needWords(short: readonly string[]): string | null {
  const names = short.map(inSentence);
  const last = names.at(-1);
  if (last === undefined) {
    return null;
  }
  return names.length === 1 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}

/** A section's name begins with a capital; `TVs` and `XL tops` keep theirs. */
function inSentence(name: string): string {
  const [first = "", second = ""] = name;
  return second === second.toUpperCase() && second !== second.toLowerCase()
    ? name
    : first.toLowerCase() + name.slice(1);
}
