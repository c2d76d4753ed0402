import { Fragment } from "react";
import type { ReactNode } from "react";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { uiText } from "#web/ui/ui-text.ts";
import classes from "./keyboard-help.module.css";

/** `keys` are pressed one after the other: `["g", "d"]`. */
export type KeyboardShortcut = { keys: readonly string[]; does: string };

type KeyboardHelpProps = {
  shortcuts: readonly KeyboardShortcut[];
  /** Below the list: how the keys are set. */
  children?: ReactNode;
  onClose: () => void;
};

export function KeyboardHelp({ shortcuts, children, onClose }: KeyboardHelpProps) {
  return (
    <Dialog title={uiText("keyboard.title")} size="small" onClose={onClose}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{uiText("keyboard.key")}</th>
            <th scope="col">{uiText("keyboard.does")}</th>
          </tr>
        </thead>
        <tbody>
          {shortcuts.map(({ keys, does }) => (
            <tr key={does}>
              <td>
                {keys.map((key, at) => (
                  <Fragment key={key}>
                    {at > 0 && ` ${uiText("keyboard.then")} `}
                    <kbd>{key}</kbd>
                  </Fragment>
                ))}
              </td>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </Dialog>
  );
}
