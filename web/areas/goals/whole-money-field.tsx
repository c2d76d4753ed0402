import type { ReactNode } from "react";
import { moneyInputText, parseMoney } from "#common/money.ts";
import type { Cents } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { ParsedField } from "#web/ui/fields/parsed-field.tsx";
import type { NumberFieldBinding } from "#web/ui/fields/parsed-field.tsx";
import { must } from "#web/ui/form/rules.ts";
import { text } from "./goals-text.ts";

/** A goal: its value is integer cents of whole dollars, shown without cents; null when empty. */
export function WholeMoneyField(props: NumberFieldBinding & { hint?: ReactNode }) {
  return <ParsedField {...props} parse={parseMoney} show={showDollars} prefix="$" hasDecimals={false} />;
}

/** What was typed with cents stays to be seen, so that the field's text is understood. */
function showDollars(cents: Cents): string {
  return cents % 100 === 0 ? formatNumber(cents / 100, 0) : moneyInputText(cents);
}

/** Whole dollars, or nothing. */
export const wholeDollars = must(
  text("whole"),
  (value) => value === null || (typeof value === "number" && value % 100 === 0),
);
