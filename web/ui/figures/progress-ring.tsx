import { formatWholePercent } from "#common/percent.ts";
import { uiText } from "#web/ui/ui-text.ts";
import classes from "./figure.module.css";

type ProgressRingProps = {
  label: string;
  tenths: number | null;
  size?: number;
  /** Where it should be by now: a mark outside the ring, and amber while it is not there. */
  expectedTenths?: number | null;
};

/** The same as a bar, for the one thing the whole screen is about. */
export function ProgressRing({ label, tenths, size = 92, expectedTenths = null }: ProgressRingProps) {
  const stroke = size * 0.1;
  const radius = (size - stroke) / 2 - 2;
  const around = 2 * Math.PI * radius;
  const part = Math.min(1, Math.max(0, (tenths ?? 0) / 1000));
  const percentText = tenths === null ? uiText("figure.unknown") : formatWholePercent(tenths);
  const isShort = expectedTenths !== null && (tenths ?? 0) < expectedTenths;
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: "none", strokeWidth: stroke };
  return (
    <div className={classes.ring} role="img" aria-label={uiText("progress.of", { label, percent: percentText })}>
      <svg width={size} height={size} aria-hidden="true">
        <circle {...circle} stroke="var(--line)" />
        {part > 0 && (
          <circle
            {...circle}
            stroke={isShort ? "var(--warn)" : "var(--accent)"}
            strokeLinecap="round"
            strokeDasharray={`${part * around} ${around}`}
          />
        )}
        {expectedTenths !== null && <ExpectedMark part={expectedTenths / 1000} middle={size / 2} />}
      </svg>
      <b style={{ fontSize: size * (part < 1 ? 0.23 : 0.2) }}>{formatWholePercent(tenths)}</b>
    </div>
  );
}

type ExpectedMarkProps = { part: number; middle: number };

/** A dot on the rim. The drawing is turned so that its parts begin at the top. */
function ExpectedMark({ part, middle }: ExpectedMarkProps) {
  const angle = 2 * Math.PI * Math.min(1, Math.max(0, part));
  const rim = middle - 1.5;
  return <circle cx={middle + rim * Math.cos(angle)} cy={middle + rim * Math.sin(angle)} r={2.5} fill="var(--ink)" />;
}
