import type { ReactNode } from "react";
import type { MenuItem } from "#web/ui/controls/menu.tsx";
import { useMenuItems } from "./use-menu-items.tsx";

/** What the menu of a desktop lists. */
export function HeaderMenuItems({ children }: { children: (items: readonly MenuItem[]) => ReactNode }) {
  return children(useMenuItems());
}
