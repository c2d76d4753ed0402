import classes from "./announcer.module.css";

/** The live region that `announce` writes to: one of the page, and one inside each modal dialog. */
export function Announcer() {
  return <div className={classes.announcer} aria-live="polite" data-announcer />;
}
