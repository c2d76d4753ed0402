import { IconDotsVertical } from "@tabler/icons-react";
import { text } from "#web/app/app-text.ts";
import { Menu } from "#web/ui/controls/menu.tsx";
import { useMenuItems } from "./use-menu-items.tsx";

/** The menu of a desktop. What it lists is asked for with it, so it comes once the page stands. */
export function HeaderMenu() {
  const items = useMenuItems();
  return <Menu label={text("shell.menu")} icon={<IconDotsVertical size={20} />} items={items} />;
}
