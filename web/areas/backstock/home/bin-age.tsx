import { text } from "./home-text.ts";
import classes from "./bin-list.module.css";

type BinAgeProps = { filling: { age: number; isTooOld: boolean } };

/** How long a bin has waited; red past its limit. */
export function BinAge({ filling }: BinAgeProps) {
  return (
    <span className={classes.age} data-old={filling.isTooOld}>
      {text("list.days", { count: filling.age })}
      {filling.isTooOld && <span className={classes.unseen}>{text("list.tooOld")}</span>}
    </span>
  );
}
