import { useId, useLayoutEffect, useRef } from "react";
import type { CSSProperties, MouseEvent, ReactNode, SyntheticEvent } from "react";
import { IconX } from "@tabler/icons-react";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { uiText } from "#web/ui/ui-text.ts";
import { dialogHeights, dialogWidths } from "./dialog-size.ts";
import type { DialogHeight, DialogSize } from "./dialog-size.ts";
import { focusFirst } from "./focus-first.ts";
import { Announcer } from "#web/ui/feedback/announcer.tsx";
import { offerMessagePlace } from "./message-places.ts";
import classes from "./dialog.module.css";

export type DialogProps = {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  /** Desktop width: huge 90vw, large 1100, medium 800, small 500, xsmall 400. Phones always show it full screen. */
  size?: DialogSize;
  /** Desktop height; as tall as its content when not given. */
  height?: DialogHeight;
  /** Without it the dialog blocks: no close button, Escape does nothing. */
  onClose?: () => void;
  /** Long and only read: the keyboard scrolls what has nothing else to go to. */
  isReading?: boolean;
  /** An alert interrupts a screen reader; for errors and questions. */
  role?: "dialog" | "alertdialog";
};

/** Mounted means open. The browser's own dialog keeps focus inside and gives it back afterwards. */
export function Dialog({
  title,
  children,
  actions,
  size = "medium",
  height,
  onClose,
  isReading = false,
  role = "dialog",
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const messages = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  // Before React takes the element away: only a dialog that is still in the page gives the focus back as it closes.
  useLayoutEffect(function openAboveEverything() {
    const dialog = element.current;
    if (dialog === null) {
      return undefined;
    }
    dialog.showModal();
    focusFirst(dialog, heading.current);
    const withdrawPlace = messages.current === null ? undefined : offerMessagePlace(messages.current);
    return () => {
      withdrawPlace?.();
      dialog.close();
    };
  }, []);

  const handleCancel = (event: SyntheticEvent) => {
    // React decides when it goes; the browser would close it behind React's back.
    event.preventDefault();
    onClose?.();
  };
  const handleBackdrop = (event: MouseEvent) => {
    if (event.target === element.current) {
      onClose?.();
    }
  };
  const measures: CSSProperties & Record<`--${string}`, string> = {
    "--dialog-width": dialogWidths[size],
    "--dialog-height": height === undefined ? "fit-content" : dialogHeights[height],
  };
  return (
    // A click on the dialog itself is one on the backdrop; the keyboard has Escape for it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- see above
    <dialog
      ref={element}
      role={role}
      aria-labelledby={titleId}
      className={classes.dialog}
      style={measures}
      onCancel={handleCancel}
      onMouseDown={handleBackdrop}
    >
      <div className={classes.sheet}>
        <header className={classes.header}>
          <h2 ref={heading} id={titleId} className={classes.title} tabIndex={-1} data-dialog-title>
            {title}
          </h2>
          <div ref={messages} className={classes.messages} />
          {onClose !== undefined && (
            <IconButton label={uiText("dialog.close")} onClick={onClose}>
              <IconX size={20} />
            </IconButton>
          )}
        </header>
        <Announcer />
        <div className={classes.body} {...(isReading && { tabIndex: 0, role: "region", "aria-labelledby": titleId })}>
          {children}
        </div>
        {actions !== undefined && <footer className={classes.footer}>{actions}</footer>}
      </div>
    </dialog>
  );
}
