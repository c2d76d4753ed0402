/**
 * The rules a field can have. Every rule but `required` and `requiredIf` lets an empty field pass:
 * whether a field may be empty is their question alone.
 */
import type { z } from "zod/mini";
import { isEmpty, issueText } from "#common/inputs/issue-text.ts";
import { ruleTexts } from "#common/inputs/rule-texts.ts";
import { parseNumber } from "#common/number-format.ts";
import { isPhone } from "#common/phone.ts";
import { isStoreNumber } from "#common/store-number.ts";
import { fillText } from "#web/ui/fill-text.ts";
import { uiText } from "#web/ui/ui-text.ts";
import type { UiTextKey } from "#web/ui/ui-text.ts";

export type FormValues = Readonly<Record<string, unknown>>;

export type Rule = {
  isMet: (value: unknown, values: FormValues) => boolean;
  /** `value` is the one that breaks the rule, `values` are those of the whole form. */
  message: (field: string, value: unknown, values: FormValues) => string;
};

/**
 * A value as the operation takes it, by the schema that the operation's input is made of (`common/<area>/*-fields.ts`). An
 * empty field passes when the schema takes nothing in any form: no text, null, or no value at all.
 */
export function accepts(schema: z.ZodMiniType): Rule {
  return {
    isMet: (value) =>
      (isEmpty(value) ? ["", null, undefined] : [value]).some((candidate) => schema.safeParse(candidate).success),
    message: (field, value) => {
      const [issue] = schema.safeParse(value, { error: issueText }).error?.issues ?? [];
      return fillText(issue?.message ?? ruleTexts.required, { field });
    },
  };
}

export const required: Rule = { isMet: (value) => !isEmpty(value), message: textOf("rule.required") };

/** Required when `field` is ticked or filled in; with `expected`, when it has one of those values. */
export function requiredIf(field: string, ...expected: unknown[]): Rule {
  const applies = (values: FormValues) =>
    expected.length === 0
      ? values[field] !== false && !isEmpty(values[field])
      : expected.some((value) => value === values[field]);
  return { isMet: (value, values) => !applies(values) || !isEmpty(value), message: textOf("rule.required") };
}

// One @, something on both sides, a dot inside the domain: what a typing slip breaks. Whether mail arrives only mail can tell.
const emailPattern = /^[^\s@,;<>()]+@[^\s@.,;<>()]+(\.[^\s@.,;<>()]+)+$/;

export const email = rule("rule.email", (value) => emailPattern.test(String(value).trim()));

/** The same value as `field` (a password typed twice). */
export function confirmed(field: string): Rule {
  return { isMet: (value, values) => isEmpty(value) || value === values[field], message: textOf("rule.confirmed") };
}

export function min(limit: number): Rule {
  return rule("rule.min", (value) => characterCount(value) >= limit, limit);
}

export function max(limit: number): Rule {
  return rule("rule.max", (value) => characterCount(value) <= limit, limit);
}

export function length(limit: number): Rule {
  return rule("rule.length", (value) => characterCount(value) === limit, limit);
}

export const numeric = rule("rule.numeric", (value) => numberOf(value) !== null);

export const integer = rule("rule.integer", (value) => Number.isSafeInteger(numberOf(value)));

export function minValue(limit: number): Rule {
  return rule("rule.minValue", (value) => (numberOf(value) ?? Number.NEGATIVE_INFINITY) >= limit, limit);
}

export function maxValue(limit: number): Rule {
  return rule("rule.maxValue", (value) => (numberOf(value) ?? Number.POSITIVE_INFINITY) <= limit, limit);
}

export const phone = rule("rule.phone", (value) => isPhone(String(value)));

/** A number that is still being typed: right as long as it can become a valid one. */
export const phoneSoFar = rule("rule.phone", (value) => isPhone(String(value), "partial"));

export const storeNumber = rule("rule.storeNumber", (value) => isStoreNumber(String(value)));

/** The same rule with a text of its own (the coupon form has its own words for a wrong phone number). */
export function saying(text: string, original: Rule): Rule {
  return { isMet: original.isMet, message: () => text };
}

/** A rule of the area's own, in the area's own words. */
export function must(text: string, isMet: Rule["isMet"]): Rule {
  return { isMet, message: () => text };
}

function rule(key: UiTextKey, isMet: (value: unknown) => boolean, limit?: number): Rule {
  return { isMet: (value) => isEmpty(value) || isMet(value), message: textOf(key, limit) };
}

function textOf(key: UiTextKey, limit = 0): Rule["message"] {
  return (field) => uiText(key, { field, limit });
}

/** Characters as a person counts them: an emoji or an accented letter is one. Firefox before 125 counts code points. */
function characterCount(value: unknown): number {
  if (Array.isArray(value)) {
    return value.length;
  }
  const text = String(value);
  return "Segmenter" in Intl ? [...new Intl.Segmenter().segment(text)].length : Array.from(text).length;
}

function numberOf(value: unknown): number | null {
  if (typeof value === "number") {
    return Number.isFinite(value) ? value : null;
  }
  return typeof value === "string" ? parseNumber(value) : null;
}
