/** Fewer letters would find half of the store. */
const fewestLetters = 2;

/** Whether a text is enough to search by: two letters, or the number of one of the first bins. */
export function isEnoughToSearch(typed: string): boolean {
  const text = typed.trim();
  return text.length >= fewestLetters || /^\d$/.test(text);
}
