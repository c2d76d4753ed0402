import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import classes from "./badge.module.css";

export type Tone = "neutral" | "accent" | "good" | "warn" | "bad";

/** A state in a word. Color repeats what the word says, it never says it alone. */
export function Badge({ tone = "neutral", icon, children }: { tone?: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={classNames(classes.badge, classes[tone])}>
      {icon}
      {children}
    </span>
  );
}
