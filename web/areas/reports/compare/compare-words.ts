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
export function verdicts({ measures }: StoresComparison): string[] {
  return measures
    .flatMap(({ measure, outside }) => outside.map((store) => ({ measure, store })))
    .toSorted((left, right) => Number(right.store.isWeak) - Number(left.store.isWeak))
    .map(({ measure, store }) =>
      text(`verdict.${measure}`, {
        store: store.name,
        value: valueText(measure, store.value),
        others: othersText(measure, store),
      }),
    );
}

function othersText(measure: Measure, { othersLow, othersHigh }: MeasureComparison["outside"][number]): string {
  const [low, high] = [valueText(measure, othersLow), valueText(measure, othersHigh)];
  return low === high ? low : text("range", { low, high });
}

/** Where a value stands on a line from 0 to 1 that holds all values and the usual spread. */
export function placeOnLine({ low, high, least, most }: MeasureComparison): (value: number) => number {
  const ends = [low, high, least, most].filter((value) => value !== null);
  const begin = Math.min(...ends);
  const width = Math.max(1, Math.max(...ends) - begin);
  return (value) => 0.06 + (0.88 * (value - begin)) / width;
}
