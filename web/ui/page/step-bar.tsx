import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import classes from "./step-bar.module.css";

type Step = { label: string; onStep: () => void; isDisabled?: boolean };

type StepBarProps = {
  previous: Step;
  next: Step;
  /** The day, month or weeks that are shown; a `<small>` stands below. */
  shown: ReactNode;
  /** Ways to days further off. */
  children?: ReactNode;
};

/** Which days a page shows, and the way to those before and after. */
export function StepBar({ previous, next, shown, children }: StepBarProps) {
  return (
    <div className={classes.bar}>
      <IconButton isOutlined label={previous.label} onClick={previous.onStep}>
        <IconChevronLeft size={20} />
      </IconButton>
      <strong aria-live="polite">{shown}</strong>
      <IconButton isOutlined label={next.label} disabled={next.isDisabled === true} onClick={next.onStep}>
        <IconChevronRight size={20} />
      </IconButton>
      {children}
    </div>
  );
}
