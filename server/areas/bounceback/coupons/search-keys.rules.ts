/**
 * How coupons are found by what a person types: by the beginning of a number, a phone, an e-mail, a first or last name.
 * Beginnings alone, because a search under row-level security can use an index for nothing else.
 */
import { isPhone, phoneDigits } from "#common/phone.ts";

export type SearchPart = {
  column: "number" | "cellphone" | "email" | "nameKey" | "surnameKey";
  from: string;
  to: string;
};

/** The name in small letters without accents; hyphens and spaces are one space. */
export function nameKey(name: string | null): string | null {
  const words = wordsOf(name ?? "");
  return words.length === 0 ? null : words.join(" ");
}

/** The same without the first word; null for a name of one. */
export function surnameKey(name: string | null): string | null {
  const words = wordsOf(name ?? "").slice(1);
  return words.length === 0 ? null : words.join(" ");
}

/** The ranges to look in; a coupon in any of them is meant. None when nothing can be searched for. */
export function searchParts(typed: string): SearchPart[] {
  const text = typed.trim();
  const digits = text.replace(/^bb/i, "").replaceAll(/\D/g, "");
  if (text.includes("@")) {
    return [beginning("email", text.toLowerCase())];
  }
  if (digits !== "" && !/\p{L}/u.test(text.replace(/^bb/i, ""))) {
    const phone = isPhone(text) ? phoneDigits(text) : digits;
    return digits.length > 11
      ? []
      : [beginning("number", digits.slice(0, 10)), beginning("cellphone", phone.slice(0, 10))];
  }
  const key = nameKey(text);
  return key === null ? [] : [beginning("nameKey", key), beginning("surnameKey", key)];
}

function beginning(column: SearchPart["column"], from: string): SearchPart {
  return { column, from, to: `${from}\u{10ffff}` };
}

function wordsOf(name: string): string[] {
  const plain = name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.split(/[^\p{L}\p{N}'’.]+/u).filter((word) => word !== "");
}
