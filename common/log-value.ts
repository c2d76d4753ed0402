/**
 * What is filled in for a field of the day's log, as one text that both sides agree on: cents for money, tenths for
 * percent, `true` or `false` for yes or no, plain digits for a number.
 */
import { formatMoney, parseMoney } from "./money.ts";
import { formatPercent, parsePercent } from "./percent.ts";
import { parseNumber } from "./number-format.ts";

export const logKinds = ["text", "number", "money", "percent", "yes_no"] as const;
export type LogKind = (typeof logKinds)[number];

const longestText = 500;
const numberDecimals = 2;
/** What the column holds; far beyond what a shop counts. */
const largestNumber = 999_999_999_999;
const largestAmount = 2_000_000_000;

/** The value of what a person typed; null when it is none of that kind. */
export function parseLogValue(kind: LogKind, typed: string): string | null {
  const text = typed.trim();
  switch (kind) {
    case "text":
      return text === "" || text.length > longestText ? null : text;
    case "yes_no":
      return text === "true" || text === "false" ? text : null;
    case "money":
      return wholeText(parseMoney(text));
    case "percent":
      return wholeText(parsePercent(text));
    case "number": {
      const value = parseNumber(text, numberDecimals);
      return value === null || Math.abs(value) > largestNumber ? null : String(value);
    }
  }
}

/** Whether a text is a value as `parseLogValue` makes them. */
export function isLogValue(kind: LogKind, value: string): boolean {
  return kind === "money" || kind === "percent"
    ? /^-?\d{1,10}$/.test(value) && Math.abs(Number(value)) <= largestAmount
    : parseLogValue(kind, value) === value;
}

/** As people read it. Yes and no are words of a language, so the screen has them. */
export function formatLogValue(kind: LogKind, value: string, words: { yes: string; no: string }): string {
  switch (kind) {
    case "text":
      return value;
    case "yes_no":
      return value === "true" ? words.yes : words.no;
    case "money":
      return formatMoney(Number(value));
    case "percent":
      return formatPercent(Number(value));
    case "number":
      return new Intl.NumberFormat("en-US", { maximumFractionDigits: numberDecimals }).format(Number(value));
  }
}

function wholeText(value: number | null): string | null {
  return value === null || Math.abs(value) > largestAmount ? null : String(value);
}
