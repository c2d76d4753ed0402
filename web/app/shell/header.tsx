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
const HeaderMenuItems = lazyWithTimeout(async () => (await import("./header-menu.tsx")).HeaderMenuItems);

export function Header() {
  const isPhone = useIsPhone();
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
            <Menu label={text("shell.menu")} icon={<IconDotsVertical size={20} />} itemsFrom={HeaderMenuItems} />
            <Suspense>
              {/* Loaded and asked for once the page stands, so that a press finds it ready. */}
              <Later>
                <HeaderMenuItems>{() => null}</HeaderMenuItems>
              </Later>
            </Suspense>
          </div>
        )}
      </div>
    </header>
  );
}
