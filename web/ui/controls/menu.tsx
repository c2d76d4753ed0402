import { useEffect, useId, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { IconButton } from "./icon-button.tsx";
import classes from "./menu.module.css";

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  tone?: "bad";
  isDisabled?: boolean;
  onSelect: () => void;
};

type MenuProps = {
  label: string;
  /** What the button shows. */
  icon: ReactNode;
  items: readonly MenuItem[];
  /** The edge of the button the list lines up with. */
  align?: "start" | "end";
};

/** A button with a list of actions. Arrows move, a letter jumps, Escape goes back to the button. */
export function Menu({ label, icon, items, align = "end" }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  useEffect(
    function enterList() {
      if (!isOpen) {
        return undefined;
      }
      entriesOf(box.current)[0]?.focus();
      const closeOutside = (event: Event) => {
        if (event.target instanceof Node && box.current?.contains(event.target) === false) {
          setIsOpen(false);
        }
      };
      document.addEventListener("pointerdown", closeOutside);
      return () => {
        document.removeEventListener("pointerdown", closeOutside);
      };
    },
    [isOpen],
  );

  const close = () => {
    setIsOpen(false);
    box.current?.querySelector("button")?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (!isOpen) {
      return;
    }
    const entries = entriesOf(box.current);
    const next = nextEntry(event.key, entries);
    if (event.key === "Escape") {
      event.stopPropagation();
      event.preventDefault();
      close();
    } else if (event.key === "Tab") {
      setIsOpen(false);
    } else if (next !== undefined) {
      event.preventDefault();
      next.focus();
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the button and list inside
    <div ref={box} className={classes.menu} onKeyDown={handleKey}>
      <IconButton
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        {icon}
      </IconButton>
      {isOpen && (
        <div
          id={listId}
          role="menu"
          aria-label={label}
          className={classNames(classes.list, align === "start" && classes.start)}
        >
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={classes.item}
              data-tone={item.tone}
              disabled={item.isDisabled}
              onClick={() => {
                close();
                item.onSelect();
              }}
            >
              {item.icon}
              {item.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function entriesOf(box: HTMLElement | null): HTMLButtonElement[] {
  return [...(box?.querySelectorAll<HTMLButtonElement>('[role="menuitem"]:not(:disabled)') ?? [])];
}

function nextEntry(key: string, entries: readonly HTMLButtonElement[]): HTMLButtonElement | undefined {
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const byKey: Readonly<Record<string, HTMLButtonElement | undefined>> = {
    ArrowDown: entries[(at + 1) % entries.length],
    ArrowUp: entries.at(at <= 0 ? -1 : at - 1),
    Home: entries[0],
    End: entries.at(-1),
  };
  const after = [...entries.slice(at + 1), ...entries.slice(0, at + 1)];
  const isLetter = key.length === 1 && key !== " ";
  return byKey[key] ?? (isLetter ? after.find((entry) => startsWith(entry, key)) : undefined);
}

function startsWith(entry: HTMLElement, letter: string): boolean {
  return entry.textContent.toLowerCase().startsWith(letter.toLowerCase());
}
