import type { ReactNode } from "react";

/** One line under the search field. */
export type Found = { id: string; label: string; detail: string; icon: ReactNode; href: string };

/** Lines whose words begin with the words typed come; each word must begin one. */
export function matches(label: string, typed: string): boolean {
  const words = label.toLocaleLowerCase("en-US").split(/[^\p{L}\p{N}]+/u);
  const wanted = typed.toLocaleLowerCase("en-US").trim().split(/\s+/);
  return wanted.every((start) => words.some((word) => word.startsWith(start)));
}
