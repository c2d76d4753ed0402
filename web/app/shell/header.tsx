import { IconDotsVertical } from "@tabler/icons-react";
import { Suspense } from "react";
import { SearchBox } from "#web/app/search/search-box.tsx";
import { text } from "#web/app/app-text.ts";
import { lazyWithTimeout } from "#web/platform/lazy-with-timeout.ts";
import { Menu } from "#web/ui/controls/menu.tsx";
import { Later } from "#web/ui/later.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { EmployeePill } from "./employee-pill.tsx";
import classes from "./header.module.css";
import { StoreSwitcher } from "./store-switcher.tsx";
import { TillPill } from "./till-pill.tsx";
import { WaitingPill } from "./waiting-pill.tsx";

/** A phone has it under More. */
const HeaderMenu = lazyWithTimeout(async () => (await import("./header-menu.tsx")).HeaderMenu);

export function Header() {
  const isPhone = useIsPhone();
  const noMenuYet = <Menu label={text("shell.menu")} icon={<IconDotsVertical size={20} />} items={[]} />;
  return (
    <header className={classes.header} data-no-print>
      <StoreSwitcher />
      {!isPhone && (
        <div className={classes.search}>
          <SearchBox hasShortcut />
        </div>
      )}
      <div className={classes.end}>
        <WaitingPill />
        <TillPill />
        <EmployeePill />
        {!isPhone && (
          <div className={classes.menu}>
            <Suspense fallback={noMenuYet}>
              <Later fallback={noMenuYet}>
                <HeaderMenu />
              </Later>
            </Suspense>
          </div>
        )}
      </div>
    </header>
  );
}
