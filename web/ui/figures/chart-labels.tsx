import type { ChartSeries } from "./line-chart-props.ts";
import classes from "./chart.module.css";

type ChartLabelsProps = { series: readonly ChartSeries[]; x: (value: number) => number; y: (value: number) => number };

const lineHeight = 15;

/** The name of each line where it ends, moved apart where two lines end together. */
export function ChartLabels({ series, x, y }: ChartLabelsProps) {
  const ends = series
    .flatMap(({ name, kind, points }) => {
      const last = points.findLast((point) => point.y !== null);
      return last === undefined || last.y === null ? [] : [{ name, kind, left: x(last.x), top: y(last.y) }];
    })
    .toSorted((first, second) => first.top - second.top);
  let free = 0;
  return ends.map(({ name, kind, left, top }) => {
    const textTop = Math.max(top + 4, free);
    free = textTop + lineHeight;
    return (
      <g key={name} className={classes.end} data-kind={kind}>
        {kind === "actual" && <circle cx={left} cy={top} r={4} />}
        <text x={left + 8} y={textTop}>
          {name}
        </text>
      </g>
    );
  });
}
