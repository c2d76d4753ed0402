import { Suspense, lazy, useId, useRef, useState } from "react";
import type { ComponentType, KeyboardEvent, ReactNode } from "react";
import { flushSync } from "react-dom";
import { preload } from "#web/ui/preload.ts";
import { IconButton } from "./icon-button.tsx";
import type { MenuItem, MenuStart } from "./menu-list.tsx";

export type { MenuItem };

const loadList = async () => await import("./menu-list.tsx");
const MenuList = lazy(async () => ({ default: (await loadList()).MenuList }));

type MenuProps = {
  label: string;
  /** What the button shows. */
  icon: ReactNode;
  /** The edge of the button the list lines up with. */
  align?: "start" | "end";
} & ({ items: readonly MenuItem[]; itemsFrom?: never } | { itemsFrom: MenuItemsSource; items?: never });

/** Items that are loaded after the button: a press that comes before them is kept and answered with them. */
export type MenuItemsSource = ComponentType<{ children: (items: readonly MenuItem[]) => ReactNode }>;

/** A button with a list of actions. The list is loaded when a person comes near: no page needs it to be read. */
export function Menu({ label, icon, align = "end", ...listed }: MenuProps) {
  const [start, setStart] = useState<MenuStart | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const isOpen = start !== null;
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setStart(event.key === "ArrowDown" ? "first" : "last");
    }
  };
  const goBack = () => {
    // At once: while the list is there, it keeps the focus among its entries.
    flushSync(() => setStart(null));
    button.current?.focus();
  };
  const listOf = (items: readonly MenuItem[]) =>
    start !== null && (
      <MenuList
        id={listId}
        label={label}
        items={items}
        button={button}
        align={align}
        start={start}
        onBack={goBack}
        onLeave={() => setStart(null)}
      />
    );
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onPointerEnter={() => preload(loadList)}
        onFocus={() => preload(loadList)}
        onClick={() => setStart(isOpen ? null : "first")}
        onKeyDown={handleKey}
      >
        {icon}
      </IconButton>
      {isOpen && (
        <Suspense>
          {listed.itemsFrom === undefined ? listOf(listed.items) : <listed.itemsFrom>{listOf}</listed.itemsFrom>}
        </Suspense>
      )}
    </>
  );
}
