import type { ReactNode } from "react";
import { formatNumber } from "#common/number-format.ts";
import { uiText } from "#web/ui/ui-text.ts";
import classes from "./field.module.css";

type FieldFrameProps = {
  /** The id of the control inside; the error and hint are its id with `-error` and `-hint`. */
  id: string;
  label: string;
  error: string | null;
  isRequired: boolean;
  /** The label is read out; the words that are seen stand elsewhere (a list's heading, say). */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  /** What a changed field was, beside its label. */
  previous?: string;
  counter?: { count: number; limit: number };
  children: ReactNode;
};

/** Label above, control, then what is wrong with it or what helps; the same around every field. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, error, isRequired, isLabelHidden, hint, previous, counter, children } = props;
  return (
    <div className={classes.field}>
      <div className={isLabelHidden === true ? classes.hiddenLabel : classes.label}>
        <label htmlFor={id}>{label}</label>
        {!isRequired && <span className={classes.optional}>{uiText("form.optional")}</span>}
        {previous !== undefined && <span className={classes.previous}>{previous}</span>}
      </div>
      {children}
      <div className={classes.below}>
        {error === null ? (
          hint !== undefined && <span id={`${id}-hint`}>{hint}</span>
        ) : (
          <span id={`${id}-error`} className={classes.error} role="alert">
            {error}
          </span>
        )}
        {counter !== undefined && (
          <span className={classes.counter} aria-hidden="true">
            {formatNumber(counter.count)} / {formatNumber(counter.limit)}
          </span>
        )}
      </div>
    </div>
  );
}
