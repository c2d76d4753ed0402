import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import classes from "./reports.module.css";

/** On paper only: whose report it is and of which days; a screen says both elsewhere. */
export function PrintedHead({ beside }: { beside: string }) {
  const store = useActiveStore();
  return (
    <p className={classes.printed}>
      {store?.name}, {beside}
    </p>
  );
}
