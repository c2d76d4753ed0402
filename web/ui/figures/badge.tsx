import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import classes from "./badge.module.css";

export type Tone = "neutral" | "accent" | "good" | "warn" | "bad";

type BadgeProps = {
  tone?: Tone;
  icon?: ReactNode;
  /** A name that people gave goes over to the next line where it is longer than the page is wide. */
  isName?: boolean;
  children: ReactNode;
};

/** A state in a word. Color repeats what the word says, it never says it alone. */
export function Badge({ tone = "neutral", icon, isName = false, children }: BadgeProps) {
  return (
    <span className={classNames(classes.badge, classes[tone], isName && classes.name)}>
      {icon}
      {children}
    </span>
  );
}
