import type { ReactNode } from "react";
import { moneyInputText, parseMoney } from "#common/money.ts";
import { ParsedField } from "./parsed-field.tsx";
import type { NumberFieldBinding } from "./parsed-field.tsx";

/** Its value is integer cents; null when empty. */
export function MoneyField(props: NumberFieldBinding & { hint?: ReactNode }) {
  return (
    <ParsedField {...props} parse={parseMoney} show={moneyInputText} problem="rule.amount" prefix="$" hasDecimals />
  );
}
