import { unknownText } from "#common/unknown-text.ts";
import { uiText } from "#web/ui/ui-text.ts";
import type { LineChartProps } from "./line-chart-props.ts";
import classes from "./chart.module.css";

/** The same figures as rows, for reading exactly, for printing and for screen readers. */
export function ChartTable({
  label,
  series,
  formatX,
  formatY,
}: Pick<LineChartProps, "label" | "series" | "formatX" | "formatY">) {
  const places = [...new Set(series.flatMap((line) => line.points.map((point) => point.x)))].toSorted((a, b) => a - b);
  return (
    <details className={classes.table}>
      <summary>{uiText("chart.table")}</summary>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{uiText("chart.place")}</th>
            {series.map((line) => (
              <th key={line.name} scope="col">
                {line.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <tr key={place}>
              <th scope="row">{formatX(place)}</th>
              {series.map((line) => (
                <td key={line.name}>{shown(line.points.find((point) => point.x === place)?.y, formatY)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function shown(value: number | null | undefined, format: (value: number) => string): string {
  return value === null || value === undefined ? unknownText : format(value);
}
