import classes from "./figure.module.css";

type SparklineProps = {
  label: string;
  /** Each against what it should be, the oldest first; 1000 is just that. */
  tenths: readonly number[];
};

const size = { width: 84, height: 28 };
const edge = 4;

/** The last days against their goal, so small that only the shape counts: the line, what it should be, and today's end. */
export function Sparkline({ label, tenths }: SparklineProps) {
  const last = tenths.at(-1);
  if (last === undefined) {
    return null;
  }
  const least = Math.min(1000, ...tenths);
  const most = Math.max(1000, ...tenths);
  const x = (index: number) => edge + ((size.width - 2 * edge) * index) / Math.max(1, tenths.length - 1);
  const y = (value: number) => edge + (size.height - 2 * edge) * (1 - (value - least) / Math.max(1, most - least));
  const points = tenths.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
  return (
    <svg {...size} role="img" aria-label={label} className={classes.spark} data-short={last < 1000}>
      <line x1={0} x2={size.width} y1={y(1000)} y2={y(1000)} />
      <polyline points={points} />
      <circle cx={x(tenths.length - 1)} cy={y(last)} r={2.5} />
    </svg>
  );
}
