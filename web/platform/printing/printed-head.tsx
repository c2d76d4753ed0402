import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import classes from "./printed-head.module.css";

/** On paper only: whose page it is and of which days; a screen says both elsewhere. */
export function PrintedHead({ beside }: { beside: string }) {
  const store = useActiveStore();
  return (
    <p className={classes.printed}>
      {store?.name}, {beside}
    </p>
  );
}
