import type { ReactNode } from "react";
import classes from "./link-chips.module.css";

type LinkChipsProps = {
  label: string;
  /** Links, each an icon and its words. */
  children: ReactNode;
};

/** The ways from an area's first page to its others, in one row that a thumb can push along. */
export function LinkChips({ label, children }: LinkChipsProps) {
  return (
    <nav className={classes.links} aria-label={label}>
      {children}
    </nav>
  );
}
