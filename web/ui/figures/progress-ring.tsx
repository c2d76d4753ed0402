import { formatWholePercent } from "#common/percent.ts";
import { uiText } from "#web/ui/ui-text.ts";
import classes from "./figure.module.css";

type ProgressRingProps = { label: string; tenths: number | null; size?: number };

/** The same as a bar, for the one thing the whole screen is about. */
export function ProgressRing({ label, tenths, size = 92 }: ProgressRingProps) {
  const stroke = size * 0.1;
  const radius = (size - stroke) / 2 - 2;
  const around = 2 * Math.PI * radius;
  const part = Math.min(1, Math.max(0, (tenths ?? 0) / 1000));
  const percentText = tenths === null ? uiText("figure.unknown") : formatWholePercent(tenths);
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: "none", strokeWidth: stroke };
  return (
    <div className={classes.ring} role="img" aria-label={uiText("progress.of", { label, percent: percentText })}>
      <svg width={size} height={size} aria-hidden="true">
        <circle {...circle} stroke="var(--line)" />
        {part > 0 && (
          <circle
            {...circle}
            stroke="var(--accent)"
            strokeLinecap="round"
            strokeDasharray={`${part * around} ${around}`}
          />
        )}
      </svg>
      <b style={{ fontSize: size * (part < 1 ? 0.23 : 0.2) }}>{formatWholePercent(tenths)}</b>
    </div>
  );
}
