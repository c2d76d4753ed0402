import type { ReactNode } from "react";
import classes from "./unseen.module.css";

/** Words for the person who hears the screen, where sight has a place, a color or a sign instead. */
export function Unseen({ children }: { children: ReactNode }) {
  return <span className={classes.unseen}>{children}</span>;
}
