/** Keeps the cursor behind the digit it was behind when brackets and dashes appear or go. */
export function digitsBefore(text: string, caret: number): number {
  return text.slice(0, caret).replace(/\D/g, "").length;
}

/** The place in `text` right behind its `count`th digit. */
export function caretAfterDigits(text: string, count: number): number {
  let seen = 0;
  for (const [at, character] of text.split("").entries()) {
    if (seen === count) {
      return seen === 0 ? 0 : at;
    }
    if (/\d/.test(character)) {
      seen += 1;
    }
  }
  return text.length;
}
