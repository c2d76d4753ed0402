/** Percentages are integer tenths of a percent: 284 is 28.4%. */
import { formatNumber, parseNumber } from "./number-format.ts";
import { roundedQuotient } from "./rounding.ts";
import { unknownText } from "./unknown-text.ts";

export type PercentTenths = number;

export function formatPercent(tenths: PercentTenths | null): string {
  return tenths === null ? unknownText : `${formatNumber(tenths / 10, 1)}%`;
}

/** `62%`: for rings and figures read at a glance. */
export function formatWholePercent(tenths: PercentTenths | null): string {
  return tenths === null ? unknownText : `${formatNumber(Math.sign(tenths) * Math.round(Math.abs(tenths) / 10))}%`;
}

/** Tenths of what a person typed (`28.4`, `28.4%`), or null when it is not a percentage with at most one place. */
export function parsePercent(text: string): PercentTenths | null {
  const value = parseNumber(text.trim().replace(/\s*%$/, ""), 1);
  return value === null ? null : Math.round(value * 10) + 0;
}

export function percentInputText(tenths: PercentTenths | null): string {
  return tenths === null ? "" : String(tenths / 10);
}

/** `part` of `whole` in tenths of a percent; null when there is nothing to be a part of. */
export function percentOf(part: number | null, whole: number | null): PercentTenths | null {
  return part === null || whole === null || whole === 0 ? null : roundedQuotient(part * 1000, whole);
}
