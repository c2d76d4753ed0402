import { useActiveStore } from "#web/platform/store/use-active-store.ts";
import { periodText } from "./period.ts";
import type { Period } from "./period.ts";
import classes from "./timecards.module.css";

/** On paper only: whose shop and which days; a screen says both elsewhere. */
export function PrintedPeriod({ period }: { period: Period }) {
  const store = useActiveStore();
  return (
    <p className={classes.printed}>
      {store?.name}, {periodText(period)}
    </p>
  );
}
