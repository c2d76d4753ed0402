import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import classes from "./printed-head.module.css";

/** Printed only: the store and the days, which a screen shows elsewhere. */
export function PrintedHead({ beside }: { beside: string }) {
  const store = useActiveStore();
  return (
    <p className={classes.printed}>
      {store?.name}, {beside}
    </p>
  );
}
