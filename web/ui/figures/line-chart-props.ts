import type { ChartPoint } from "./chart-scale.ts";

export type ChartSeries = {
  name: string;
  /** Actual, goal and last year look the same on every chart. */
  kind: "actual" | "goal" | "last-year";
  points: readonly ChartPoint[];
};

export type LineChartProps = {
  /** What it shows, in a sentence, for who can't see it. */
  label: string;
  series: readonly ChartSeries[];
  formatX: (x: number) => string;
  formatY: (y: number) => string;
  height?: number;
  /** The table under the chart; on unless the same figures already stand beside it. */
  hasTable?: boolean;
};
