import { figureName, knownColumns } from "./figure-text.ts";
import { text } from "./periods-text.ts";
import classes from "./periods.module.css";

/** Says which chosen figures the store's registers cannot give, instead of showing columns of dashes. */
export function LeftOut({ columns }: { columns: readonly string[] }) {
  const names = knownColumns(columns).map(figureName);
  return names.length === 0 ? null : (
    <p className={classes.leftOut}>{text("leftOut.text", { columns: names.join(", ") })}</p>
  );
}
