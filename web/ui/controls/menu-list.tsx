import { Menu as Kit } from "@base-ui/react/menu";
import { useEffect, useRef } from "react";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { topLayer } from "#web/ui/layers/top-layer.ts";
import classes from "./menu.module.css";

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  tone?: "bad";
  isDisabled?: boolean;
  onSelect: () => void;
};

/** The entry that has the focus when the list opens. */
export type MenuStart = "first" | "last";

type MenuListProps = {
  id: string;
  label: string;
  items: readonly MenuItem[];
  button: RefObject<HTMLElement | null>;
  align: "start" | "end";
  start: MenuStart;
  /** Closes it and takes the focus back to the button. */
  onBack: () => void;
  /** Closes it; the focus is where the person went. */
  onLeave: () => void;
};

/** The open list of a menu. Mounted means open. Arrows move, letters jump, Escape goes back to the button. */
export function MenuList({ id, label, items, button, align, start, onBack, onLeave }: MenuListProps) {
  const place = useRef<HTMLSpanElement>(null);
  const handleChange = (_isOpen: boolean, details: Kit.Root.ChangeEventDetails) => {
    const { reason, event } = details;
    if (reason === "escape-key") {
      // Or the dialog around it would close as well.
      event.preventDefault();
      onBack();
    } else if (event.target instanceof Node && button.current?.contains(event.target) === true) {
      // The button's own press closes it.
      details.cancel();
    } else {
      onLeave();
    }
  };
  const leaveByTab = ({ key }: KeyboardEvent) => {
    // The browser then goes on from the button, in either direction.
    if (key === "Tab") {
      onBack();
    }
  };
  return (
    <Kit.Root open modal={false} onOpenChange={handleChange}>
      {/* In the page right after the button, so that Tab goes on from there. */}
      <span ref={place} className={classes.place} />
      <Kit.Portal container={place}>
        <Kit.Positioner {...topLayer} anchor={button} align={align}>
          <Kit.Popup id={id} className={classes.list} aria-label={label} finalFocus={false} onKeyDown={leaveByTab}>
            <FocusAt start={start} />
            {items.map((item) => (
              <Kit.Item
                key={item.label}
                className={classes.item}
                data-tone={item.tone}
                disabled={item.isDisabled}
                onClick={() => {
                  // First: a dialog that it opens gives the focus back to who had it, and that is to be the button.
                  onBack();
                  item.onSelect();
                }}
              >
                {item.icon}
                {item.label}
              </Kit.Item>
            ))}
          </Kit.Popup>
        </Kit.Positioner>
      </Kit.Portal>
    </Kit.Root>
  );
}

/** The kit would leave the focus on the list. It stands among the entries, so its effect runs when they are on the screen. */
function FocusAt({ start }: { start: MenuStart }) {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(
    function enterList() {
      const entries = here.current?.parentElement?.querySelectorAll<HTMLElement>(
        '[role="menuitem"]:not([aria-disabled="true"])',
      );
      [...(entries ?? [])].at(start === "first" ? 0 : -1)?.focus();
    },
    [start],
  );
  return <span ref={here} className={classes.place} />;
}
