/** The till writes no personal data into its log; a sentence of a database or of a file may, so it is masked here. */

/** What is masked, in this order, and what stands instead. */
const masks: readonly (readonly [RegExp, string])[] = [
  [/\bBearer\s+[\w.~+/-]+=*/gi, "Bearer …"],
  // Names and addresses at a server, such as in a connection's text.
  [/\/\/[^\s/@"\\]+:[^\s/@"\\]+@/g, "//…@"],
  [/[\w.%+-]+@[\w-]+(\.[\w-]+)+/g, "…@…"],
  // Ten digits as phone numbers are written; longer ones are cards, accounts and ID numbers.
  [/(?<![\w.:-])\+?(?:1[-. ]?)?\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}(?![\w:-])/g, "…"],
  [/(?<![\w.:-])\d[\d ]{9,22}\d(?![\w:-])/g, "…"],
  // The value that a database or a file's reader complains about.
  [/(invalid input syntax[^:]{0,60}: )\\?"[^"]*"/gi, "$1…"],
  [/(Key \([^)]{1,100}\)=)\([^)]*\)/g, "$1(…)"],
  [/(Duplicate entry )'[^']*'/gi, "$1…"],
];

export function withoutPeople(text: string): string {
  return masks.reduce((masked, [pattern, instead]) => masked.replaceAll(pattern, instead), text);
}
