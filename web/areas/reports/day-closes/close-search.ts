import { isBusinessDate } from "#common/business-date.ts";

export type CloseSearch = {
  /** Any day of the month that is shown; the running one without. */
  d?: string | undefined;
  /** The day whose dialog is open. */
  day?: string | undefined;
  /** Each tender in a column of its own. */
  all?: true | undefined;
};

/** Named even when they are refused: a key that is left out keeps what the address said. */
export function closeSearch(search: Record<string, unknown>): CloseSearch {
  return { d: dateIn(search["d"]), day: dateIn(search["day"]), all: search["all"] === true ? true : undefined };
}

function dateIn(value: unknown): string | undefined {
  return isBusinessDate(value) ? value : undefined;
}
