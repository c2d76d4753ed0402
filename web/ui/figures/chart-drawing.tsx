import { linePath, niceTicks, scaleOf } from "./chart-scale.ts";
import { ChartLabels } from "./chart-labels.tsx";
import type { LineChartProps } from "./line-chart-props.ts";
import classes from "./chart.module.css";

type ChartDrawingProps = Pick<LineChartProps, "label" | "series" | "formatX" | "formatY"> & {
  width: number;
  height: number;
};

/** Thin lines behind, the actual line on top, each line named at its end. */
export function ChartDrawing({ label, series, formatX, formatY, width, height }: ChartDrawingProps) {
  const points = series.flatMap((line) => line.points);
  const [xs, ys] = [points.map((point) => point.x), points.flatMap((point) => (point.y === null ? [] : [point.y]))];
  const ticks = niceTicks(Math.min(...ys, 0), Math.max(...ys, 0));
  const [lowest, highest] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const [firstX, lastX] = [Math.min(...xs), Math.max(...xs)];
  const x = scaleOf([firstX, lastX], [56, width - 76]);
  const y = scaleOf([lowest, highest], [height - 28, 12]);
  return (
    <svg className={classes.drawing} width={width} height={height} role="img" aria-label={label}>
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M56 ${y(tick)}H${width - 76}`} className={classes.grid} />
          <text x={48} y={y(tick) + 4} textAnchor="end">
            {formatY(tick)}
          </text>
        </g>
      ))}
      {xTicks(xs, width).map((tick) => (
        <text key={tick} x={x(tick)} y={height - 8} textAnchor="middle">
          {formatX(tick)}
        </text>
      ))}
      {series.map((line) => (
        <path key={line.name} className={classes.line} data-kind={line.kind} d={linePath(line.points, x, y)} />
      ))}
      <ChartLabels series={series} x={x} y={y} />
    </svg>
  );
}

/** As many of the points' own places as fit with 54 pixels each, the first and last among them. */
function xTicks(xs: readonly number[], width: number): number[] {
  const places = [...new Set(xs)].toSorted((left, right) => left - right);
  const step = Math.max(1, Math.ceil(places.length / Math.max(2, Math.floor((width - 132) / 54))));
  return places.filter((_, at) => at % step === 0);
}
