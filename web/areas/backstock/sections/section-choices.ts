import { text } from "./sections-text.ts";
import type { Section, SectionSetup } from "./sections.queries.ts";

export type Choice = { id: string; label: string; beside: string | null };

/** Goods of this section, then what hangs nowhere, then what hangs elsewhere. */
export function goodsChoices({ sections, freeCodes }: SectionSetup, own: Section | null): Choice[] {
  const others = sections.filter(({ id }) => id !== own?.id);
  return [
    ...(own?.codes ?? []).map((code) => ({ id: code, label: code, beside: null })),
    ...freeCodes.map(({ code, pieces }) => ({ id: code, label: code, beside: text("goods.sold", { count: pieces }) })),
    ...others.flatMap(({ name, codes }) => codes.map((code) => ({ id: code, label: code, beside: inOther(name) }))),
  ];
}

export function binChoices({ sections, freeCategories }: SectionSetup, own: Section | null): Choice[] {
  const others = sections.filter(({ id }) => id !== own?.id);
  const choice = ({ id, name }: { id: string; name: string }, beside: string | null) => ({ id, label: name, beside });
  return [
    ...(own?.categories ?? []).map((category) => choice(category, null)),
    ...freeCategories.map((category) => choice(category, null)),
    ...others.flatMap(({ name, categories }) => categories.map((category) => choice(category, inOther(name)))),
  ];
}

function inOther(name: string): string {
  return text("from.other", { name });
}
