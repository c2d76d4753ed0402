import { formatDuration } from "#common/duration.ts";
import { formatMoney, formatWholeMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { formatPercent } from "#common/percent.ts";
import { unknownText } from "#common/unknown-text.ts";
import { text } from "./compare-text.ts";
import type { Measure, MeasureComparison, StoresComparison } from "./compare.queries.ts";

/** A value as it is read; a dash where it is not known. */
export function valueText(measure: Measure, value: number | null): string {
  if (value === null) {
    return unknownText;
  }
  switch (measure) {
    case "LABOR":
      return formatWholeMoney(value);
    case "TICKET":
      return formatMoney(value);
    case "LAST_YEAR":
      return `${value > 0 ? "+" : ""}${formatPercent(value)}`;
    case "WAIT":
      return formatDuration(value);
  }
}

/** What a day adds to a value, in the units of the report. */
export function partText(measure: Measure, part: number): string {
  return measure === "WAIT" ? formatNumber(Math.round(part / 60)) : formatWholeMoney(part);
}

export function wholeText(measure: Measure, whole: number): string {
  switch (measure) {
    case "LABOR":
      return formatDuration(whole);
    case "LAST_YEAR":
      return formatWholeMoney(whole);
    case "TICKET":
    case "WAIT":
      return formatNumber(whole);
  }
}

/** A sentence for each store that stands out, the weak ones first: "Lakeside sells $91 per labor hour, the others $104 to $112." */
export function verdicts({ measures, stores }: StoresComparison): string[] {
  const names = new Map(stores.map(({ storeId, name }) => [storeId, name]));
  const outside = measures.flatMap((comparison) =>
    comparison.values
      .filter(({ standing }) => standing === "BELOW" || standing === "ABOVE")
      .map((value) => ({ comparison, value })),
  );
  return outside
    .toSorted((left, right) => Number(right.value.isWeak) - Number(left.value.isWeak))
    .map(({ comparison, value }) =>
      text(`verdict.${comparison.measure}`, {
        store: names.get(value.storeId) ?? "",
        value: valueText(comparison.measure, value.value),
        others: othersText(comparison, value.storeId),
      }),
    );
}

function othersText({ measure, values }: MeasureComparison, storeId: string): string {
  const others = values.flatMap(({ storeId: other, value }) => (other === storeId || value === null ? [] : [value]));
  const [low, high] = [valueText(measure, Math.min(...others)), valueText(measure, Math.max(...others))];
  return low === high ? low : text("range", { low, high });
}

/** Where a value stands on a line from 0 to 1 that holds all values and the usual spread. */
export function placeOnLine({ low, high, values }: MeasureComparison): (value: number) => number {
  const all = [low, high, ...values.map(({ value }) => value)].filter((value) => value !== null);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const width = Math.max(1, most - least);
  return (value) => 0.06 + (0.88 * (value - least)) / width;
}
