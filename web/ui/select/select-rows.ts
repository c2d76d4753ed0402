import { groupBy } from "#common/lists/group-by.ts";
import { recentOf } from "./recent-choices.ts";

export type SelectOption = {
  value: string;
  label: string;
  group?: string;
  /** Stands quietly at the end of the line; it is not searched. */
  note?: string;
};

/** A line of an open list. The same option may stand in it twice: once among the recent ones. */
export type SelectRow = { key: string; value: string; label: string; note?: string };

/** `value` is the group's heading; empty for a list without groups. */
export type SelectRowGroup = { value: string; items: SelectRow[] };

/** A list longer than this shows a field to type in, and what was chosen recently. */
const longList = 7;

export function isLongList(options: readonly SelectOption[]): boolean {
  return options.length > longList;
}

type ListState = {
  chosen: string;
  /** What has been typed to find an option. */
  typed: string;
  recent: readonly string[];
  /** The heading of recent choices. */
  recentHeading: string;
};

/** Returns the lines of an open list: what the typed words find, or recent choices and then everything in its order. */
export function rowGroups(options: readonly SelectOption[], state: ListState): SelectRowGroup[] {
  const { chosen, typed, recent, recentHeading } = state;
  const matches = options.filter(({ label }) => isFoundBy(label, typed));
  const recentOptions = typed.trim() === "" && isLongList(options) ? recentOf(options, { values: recent, chosen }) : [];
  const groups = [...groupBy(matches, ({ group }) => group ?? "")];
  return [
    ...(recentOptions.length > 0
      ? [{ value: recentHeading, items: recentOptions.map((option) => rowOf(option, "recent-")) }]
      : []),
    ...groups.map(([group, members]) => ({ value: group, items: members.map((option) => rowOf(option, "")) })),
  ];
}

function rowOf({ value, label, note }: SelectOption, prefix: string): SelectRow {
  return { key: prefix + value, value, label, ...(note !== undefined && { note }) };
}

/** Each typed word begins a word of the label. */
function isFoundBy(label: string, typed: string): boolean {
  const words = wordsOf(label);
  return wordsOf(typed).every((typedWord) => words.some((word) => word.startsWith(typedWord)));
}

function wordsOf(text: string): string[] {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}:]+/u)
    .filter((word) => word !== "");
}
