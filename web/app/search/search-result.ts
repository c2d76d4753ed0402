import type { ReactNode } from "react";
import { isPhone, phoneDigits } from "#common/phone.ts";

/** One line under the search field. */
export type SearchResult = {
  id: string;
  label: string;
  detail: string;
  icon: ReactNode;
  /** Other words that find it. */
  words?: string;
} & ({ href: string; act?: never } | { act: () => void; href?: never });

/** Whether each typed word is the start of a word in the label. */
export function matches(label: string, typed: string): boolean {
  const words = label.toLocaleLowerCase("en-US").split(/[^\p{L}\p{N}]+/u);
  const searchWords = typed.toLocaleLowerCase("en-US").trim().split(/\s+/);
  return searchWords.every((start) => words.some((word) => word.startsWith(start)));
}

const fullName = /^\p{L}[\p{L}'’.-]*(?:\s+\p{L}[\p{L}'’.-]*)+$/u;

/** What a search that has no results says of a person who may be new here: a phone, a first and last name, or null. */
export function unknownSeller(typed: string): { mobile: string | null } | null {
  if (isPhone(typed)) {
    return { mobile: phoneDigits(typed) };
  }
  return fullName.test(typed.trim()) ? { mobile: null } : null;
}
