import type { ReactNode } from "react";
import classes from "./view-links.module.css";

type ViewLinksProps = {
  label: string;
  /** Links, each a way to look at the page; the one that is shown has `aria-current="page"`. */
  children: ReactNode;
};

/** The few ways to look at one page, side by side; which one is shown stands in the address. */
export function ViewLinks({ label, children }: ViewLinksProps) {
  return (
    <nav className={classes.views} aria-label={label}>
      {children}
    </nav>
  );
}
