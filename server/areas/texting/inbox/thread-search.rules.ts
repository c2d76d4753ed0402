/** `digits` are looked for in phones; each of the words in names, and in what was texted. */
export type ThreadSearch = { digits: string | null; words: readonly string[] };

/** Two letters are the fewest that a word of the search index has. */
const fewestLetters = 2;
const fewestDigits = 3;
const mostWords = 5;

/** What a person typed: digits of a phone, and words of a name or a text. Null is no search. */
export function threadSearch(typed: string | null): ThreadSearch | null {
  const text = typed?.trim().toLowerCase() ?? "";
  if (text === "") {
    return null;
  }
  const digits = text.replaceAll(/\D/g, "");
  const isPhone = digits.length >= fewestDigits && /^[\d\s().+-]+$/.test(text);
  const words = (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= fewestLetters);
  const national = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
  return { digits: isPhone ? national : null, words: isPhone ? [] : words.slice(0, mostWords) };
}
