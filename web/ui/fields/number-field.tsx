import type { ReactNode } from "react";
import { areDecimals, formatNumber, maxDecimals, parseNumber } from "#common/number-format.ts";
import { ParsedField } from "./parsed-field.tsx";
import type { NumberFieldBinding } from "./parsed-field.tsx";

type NumberFieldProps = NumberFieldBinding & { decimals?: number; hint?: ReactNode; suffix?: string };

/** A number with 0 to 20 decimals; a RangeError for any other count. */
export function NumberField({ decimals = 0, ...props }: NumberFieldProps) {
  if (!areDecimals(decimals)) {
    throw new RangeError(`Decimals must be a whole number from 0 to ${maxDecimals}, not ${decimals}`);
  }
  const parse = (text: string) => parseNumber(text, decimals);
  const show = (value: number) => formatNumber(value, decimals);
  return <ParsedField {...props} parse={parse} show={show} hasDecimals={decimals > 0} />;
}
