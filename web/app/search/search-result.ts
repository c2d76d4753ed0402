import type { ReactNode } from "react";

/** One line under the search field. */
export type SearchResult = { id: string; label: string; detail: string; icon: ReactNode; href: string };

/** Lines whose words begin with the words typed come; each word must begin one. */
export function matches(label: string, typed: string): boolean {
  const words = label.toLocaleLowerCase("en-US").split(/[^\p{L}\p{N}]+/u);
  const searchWords = typed.toLocaleLowerCase("en-US").trim().split(/\s+/);
  return searchWords.every((start) => words.some((word) => word.startsWith(start)));
}
