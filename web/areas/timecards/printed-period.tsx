import { formatDateRange } from "#common/date-format.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import type { Period } from "./period.ts";
import classes from "./timecards.module.css";

/** On paper only: whose shop and which days; a screen says both elsewhere. */
export function PrintedPeriod({ period }: { period: Period }) {
  const store = useActiveStore();
  return (
    <p className={classes.printed}>
      {store?.name}, {formatDateRange(period)}
    </p>
  );
}
