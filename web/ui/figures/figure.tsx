import { useId } from "react";
import type { ReactNode } from "react";
import { unknownText } from "#common/unknown-text.ts";
import { uiText } from "#web/ui/ui-text.ts";
import { classNames } from "#web/ui/class-names.ts";
import classes from "./figure.module.css";
import { ProgressBar } from "./progress-bar.tsx";

type FigureProps = {
  label: string;
  /** The formatted value, or null when it is not known: a dash stands there, never a 0. */
  value: string | null;
  /** Quieter words behind it: `of $4,680`. */
  beside?: string | undefined;
  /** What the figure is made of; opens on a tap or with the keyboard. */
  explanation?: ReactNode;
  /** The explanation opens: what only it shows can be read now. */
  onExplain?: (() => void) | undefined;
  /** Tenths of a percent of the way to the goal; draws a bar under the figure. */
  progress?: number | null | undefined;
  /** How far that usually is by now: a mark on the bar. */
  usual?: number | null | undefined;
  /** A badge and words behind the figure. */
  aside?: ReactNode;
  size?: "normal" | "large";
};

export function Figure(props: FigureProps) {
  const { label, value, beside, explanation, onExplain, progress, usual, aside, size = "normal" } = props;
  const id = useId();
  const number = (
    <b className={classNames(classes.value, size === "large" && classes.large)}>
      {value ?? (
        <span aria-label={uiText("figure.unknown")} role="img">
          {unknownText}
        </span>
      )}
    </b>
  );
  return (
    <div className={classes.figure}>
      <span className={classes.label} id={id}>
        {label}
      </span>
      <div className={classes.line}>
        {explanation === undefined ? (
          number
        ) : (
          <details
            className={classes.details}
            name="figure"
            onToggle={onExplain && ((event) => event.currentTarget.open && onExplain())}
          >
            <summary aria-label={`${value ?? uiText("figure.unknown")}. ${uiText("figure.explain", { label })}`}>
              {number}
            </summary>
            <div className={classes.explanation}>{explanation}</div>
          </details>
        )}
        {beside !== undefined && <span className={classes.beside}>{beside}</span>}
        {aside}
      </div>
      {progress !== undefined && <ProgressBar label={label} tenths={progress} usualTenths={usual} />}
    </div>
  );
}
