/**
 * What is wrong with an input, in words for the person who typed it. The same sentences stand at a field before a form
 * is sent and after the server has refused it. `{field}` is where the field's name belongs.
 */
import type { z } from "zod/mini";
import { formatNumber } from "#common/number-format.ts";
import { ruleTexts } from "./rule-texts.ts";

type RuleText = keyof typeof ruleTexts;
type Issue = z.core.$ZodRawIssue;

/**
 * For a schema's `error` option. Undefined leaves the sentence to the schema, which has its own or only programs read
 * it.
 */
export function issueText(issue: Issue): string | undefined {
  switch (issue.code) {
    case "too_small":
      return boundText(issue, Number(issue.minimum), { string: "min", array: "fewest", number: "minValue" });
    case "too_big":
      return boundText(issue, Number(issue.maximum), { string: "max", array: "most", number: "maxValue" });
    case "invalid_format":
      return issue.format === "email" ? emptyOr(issue, "email") : undefined;
    case "invalid_type":
      return typeText(issue);
    case "invalid_value":
      return emptyOr(issue, "choice");
    case "invalid_union":
      // The options before the last stand for leaving the field empty.
      return issue.errors.at(-1)?.[0]?.message;
    default:
      return undefined;
  }
}

function boundText(
  issue: Extract<Issue, { code: "too_small" | "too_big" }>,
  limit: number,
  texts: { string: RuleText; array: RuleText; number: RuleText },
): string | undefined {
  switch (issue.origin) {
    case "string":
      return emptyOr(issue, issue.exact === true ? "length" : texts.string, limit);
    case "array":
      return emptyOr(issue, texts.array, limit);
    case "number":
    case "int":
      return limited(texts.number, limit);
    default:
      return undefined;
  }
}

function typeText(issue: Extract<Issue, { code: "invalid_type" }>): string | undefined {
  if (issue.expected === "number" || issue.expected === "int") {
    return emptyOr(issue, issue.expected === "int" || typeof issue.input === "number" ? "integer" : "numeric");
  }
  return isEmpty(issue.input) ? ruleTexts.required : undefined;
}

function emptyOr(issue: Issue, text: RuleText, limit?: number): string {
  return isEmpty(issue.input) ? ruleTexts.required : limited(text, limit ?? 0);
}

function limited(text: RuleText, limit: number): string {
  return ruleTexts[text].replace("{limit}", formatNumber(limit));
}

/** Nothing that a person would call an entry: no value, spaces alone, or an empty list. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) {
    return true;
  }
  return typeof value === "string" ? value.trim() === "" : Array.isArray(value) && value.length === 0;
}
