import { useId, useLayoutEffect, useRef } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { IconX } from "@tabler/icons-react";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { uiText } from "#web/ui/ui-text.ts";
import { focusFirst } from "./focus-first.ts";
import classes from "./side-panel.module.css";

type SidePanelProps = { title: string; children: ReactNode; onClose: () => void };

/**
 * A dialog beside its page on a wide screen, which leaves the page in use: choosing the next thing there changes the
 * panel. Mounted means open. Escape closes it, and the focus goes back to what opened it.
 */
export function SidePanel({ title, children, onClose }: SidePanelProps) {
  const element = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  // Before React takes the element away: afterwards the focus would have fallen to the body.
  useLayoutEffect(function takeFocus() {
    const panel = element.current;
    if (panel === null) {
      return undefined;
    }
    const opener = document.activeElement;
    focusFirst(panel, heading.current);
    return () => {
      if (panel.contains(document.activeElement) && opener instanceof HTMLElement) {
        opener.focus();
      }
    };
  }, []);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented) {
      event.preventDefault();
      onClose();
    }
  };
  return (
    // A `dialog` element is out of the flow; this one is a column of the page, and hears Escape from what is inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- see above
    <section ref={element} role="dialog" aria-labelledby={titleId} className={classes.panel} onKeyDown={handleKey}>
      <header className={classes.header}>
        <h2 ref={heading} id={titleId} tabIndex={-1} data-dialog-title>
          {title}
        </h2>
        <IconButton label={uiText("dialog.close")} onClick={onClose}>
          <IconX size={20} />
        </IconButton>
      </header>
      <div className={classes.body}>{children}</div>
    </section>
  );
}
