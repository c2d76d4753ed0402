import type { ReactNode } from "react";
import { parsePercent, percentInputText } from "#common/percent.ts";
import { ParsedField } from "./parsed-field.tsx";
import type { NumberFieldBinding } from "./parsed-field.tsx";

/** Its value is integer tenths of a percent; null when empty. */
export function PercentField(props: NumberFieldBinding & { hint?: ReactNode }) {
  return <ParsedField {...props} parse={parsePercent} show={percentInputText} suffix="%" hasDecimals />;
}
