import { textsOf } from "#web/platform/language/texts.ts";
import { personHistoryEnglish } from "./person-history.en.ts";

export const text = textsOf("history-person", personHistoryEnglish);

/** What a person did, as it goes on after the name; null for what a timeline of people leaves out. */
export function eventWords(name: string): string | null {
  const key = `event.${name}`;
  return isKey(key) ? text(key) : null;
}

function isKey(key: string): key is keyof typeof personHistoryEnglish {
  return Object.hasOwn(personHistoryEnglish, key);
}
