/** What a store answers automatically: the kinds, when each one fits, and how a person's form is judged. */
import * as z from "zod/mini";
import { requiredText } from "#common/inputs/field-schemas.ts";
import { longestText } from "./text-fields.ts";
import { textWord } from "./text-word.ts";

/** In the order in which they are asked: the first that fits a text answers it. */
export const autoResponseKinds = ["keyword", "holiday", "away", "after_hours", "first_message"] as const;
export type AutoResponseKind = (typeof autoResponseKinds)[number];

/** As people call them. */
export const autoResponseNames: Readonly<Record<AutoResponseKind, string>> = {
  keyword: "Keyword",
  holiday: "Holiday",
  away: "Away",
  after_hours: "After hours",
  first_message: "First message",
};

/** Those of which a store has one at most. */
export const singleKinds: readonly AutoResponseKind[] = ["away", "after_hours", "first_message"];

const longestKeyword = 40;
const mostKeywords = 20;

export const autoResponseFormFields = {
  kind: z.enum(autoResponseKinds),
  body: requiredText(longestText),
  keywords: z.array(requiredText(longestKeyword)).check(z.maxLength(mostKeywords)),
  isOn: z.boolean(),
};

/** Why the keywords of a form cannot be taken; null when they can. */
export function keywordsProblem(keywords: readonly string[]): string | null {
  if (keywords.length === 0) {
    return "Add at least one keyword";
  }
  if (keywords.length > mostKeywords) {
    return `Use at most ${mostKeywords} keywords`;
  }
  if (keywords.some((keyword) => keyword.length > longestKeyword)) {
    return `Use ${longestKeyword} characters or fewer for each keyword`;
  }
  const own = keywords.find((keyword) => textWord(keyword) !== null);
  return own === undefined ? null : `The carriers answer "${own}" themselves, so leave it out`;
}

/** The keywords of one field, each once and in small letters. */
export function readKeywords(text: string): string[] {
  const words = text.split(/[,;\n]/).map(normalized);
  return [...new Set(words)].filter((word) => word !== "");
}

/** Whether one of the keywords stands in a text, as whole words. */
export function hasKeyword(body: string, keywords: readonly string[]): boolean {
  const words = ` ${normalized(body)} `;
  return keywords.some((keyword) => words.includes(` ${normalized(keyword)} `));
}

/** What is no letter or digit only parts words. An apostrophe parts none. */
function normalized(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/['\u2019]/g, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
