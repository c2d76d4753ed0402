import { IconDotsVertical } from "@tabler/icons-react";
import { SearchBox } from "#web/app/search/search-box.tsx";
import { text } from "#web/app/app-text.ts";
import { Menu } from "#web/ui/controls/menu.tsx";
import { Later } from "#web/ui/later.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { EmployeePill } from "./employee-pill.tsx";
import { HeaderMenu } from "./header-menu.tsx";
import classes from "./header.module.css";
import { StoreSwitcher } from "./store-switcher.tsx";
import { TillPill } from "./till-pill.tsx";
import { WaitingPill } from "./waiting-pill.tsx";

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
            <Later fallback={<Menu label={text("shell.menu")} icon={<IconDotsVertical size={20} />} items={[]} />}>
              <HeaderMenu />
            </Later>
          </div>
        )}
      </div>
    </header>
  );
}
