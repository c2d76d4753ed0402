import type { ReactNode } from "react";
import { text } from "#web/areas/settings/store/store-text.ts";
import type { ChoiceName, FlagName } from "./switch-options.ts";
import classes from "./switches.module.css";

/** What a switch does on the left, the switch on the right. */
export function SwitchLine({ name, children }: { name: ChoiceName | FlagName; children: ReactNode }) {
  return (
    <div className={classes.line}>
      <div>
        <strong>{text(`switch.${name}`)}</strong>
        <small>{text(`switch.${name}Hint`)}</small>
      </div>
      {children}
    </div>
  );
}
