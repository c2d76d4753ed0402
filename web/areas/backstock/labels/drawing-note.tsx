import { useDelayed } from "#web/ui/use-delayed.ts";
import { text } from "./labels-text.ts";
import classes from "./labels.module.css";

/** One label is there before this could be read; hundreds take seconds. */
const shownAfterMs = 700;

/** Stands there while labels are drawn, so that nobody presses again or takes the screen for stuck. */
export function DrawingNote() {
  const isLong = useDelayed(shownAfterMs);
  return <output className={classes.hint}>{isLong && text("labels.drawing")}</output>;
}
