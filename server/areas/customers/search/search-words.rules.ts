import { isPhone, phoneDigits } from "#common/phone.ts";
import { withoutAccents } from "#common/people/without-accents.ts";

const mostWords = 4;

/**
 * Returns the beginnings of words that a customer has to have, the longest first, because fewer have it. A phone in any
 * spelling is its digits: the whole number, or its beginning after the area code, or the last four.
 */
export function searchWords(typed: string): string[] {
  const text = typed.trim().toLowerCase();
  if (text.includes("@")) {
    return [text];
  }
  const digits = text.replaceAll(/\D/g, "");
  if (digits !== "" && /^[\d\s().+-]+$/.test(text)) {
    return [phoneWord(text, digits)];
  }
  const words = withoutAccents(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].toSorted((left, right) => right.length - left.length).slice(0, mostWords);
}

function phoneWord(text: string, digits: string): string {
  if (isPhone(text)) {
    return phoneDigits(text);
  }
  // No area code begins with 1: it is the country's.
  return digits.startsWith("1") && (text.startsWith("+") || digits.length > 4) ? digits.slice(1) : digits;
}

/** Ends the range of texts that begin with a word, in byte order. */
export function endOf(word: string): string {
  return `${word}\u{10ffff}`;
}
