import { formatTime } from "#common/time-format.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Logo } from "#web/ui/figures/logo.tsx";
import classes from "./lock-screen.module.css";

/** The store's name and the clock on its wall. */
export function LockHeader() {
  const store = useActiveStore();
  const now = useNow();
  return (
    <header className={classes.header} style={{ "--store-color": store?.color ?? "var(--accent)" }}>
      <Logo size={36} />
      <span className={classes.store}>{store?.name}</span>
      {store !== null && <time className={classes.clock}>{formatTime(now, store.timeZone)}</time>}
    </header>
  );
}
