import type { ReactNode } from "react";
import classes from "./setting-line.module.css";

type SettingLineProps = {
  title: string;
  /** What it does, in one sentence. */
  hint: string;
  /** The switch or the list of choices. */
  children: ReactNode;
};

/** A setting that is saved as it is moved: what it does on the left, the control on the right. */
export function SettingLine({ title, hint, children }: SettingLineProps) {
  return (
    <div className={classes.line}>
      <div>
        <strong>{title}</strong>
        <small>{hint}</small>
      </div>
      {children}
    </div>
  );
}
