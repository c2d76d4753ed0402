import { formatWholePercent } from "#common/percent.ts";
import { uiText } from "#web/ui/ui-text.ts";
import classes from "./figure.module.css";

type ProgressBarProps = {
  label: string;
  tenths: number | null;
  /** Where it usually is by now: a mark on the bar. */
  usualTenths?: number | null | undefined;
};

/** How far something has come, in tenths of a percent; past the goal the bar is simply full, unknown is empty. */
export function ProgressBar({ label, tenths, usualTenths = null }: ProgressBarProps) {
  const percent = Math.min(100, Math.max(0, (tenths ?? 0) / 10));
  const percentText = tenths === null ? uiText("figure.unknown") : formatWholePercent(tenths);
  return (
    <div className={classes.track} role="img" aria-label={uiText("progress.of", { label, percent: percentText })}>
      <i style={{ width: `${percent}%` }} />
      {usualTenths !== null && <b style={{ left: `${Math.min(100, Math.max(0, usualTenths / 10))}%` }} />}
    </div>
  );
}
