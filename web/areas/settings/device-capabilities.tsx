import { IconCheck, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { posCapabilityNames } from "#common/pos/pos-capabilities.ts";
import type { PosCapability } from "#common/pos/pos-capabilities.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { text } from "./settings-text.ts";
import type { StoreDevice } from "./settings.queries.ts";
import classes from "./settings.module.css";

/** What a register's point of sale can't do, and what the screens do instead. Nothing where it does not say. */
export function DeviceCapabilities({ device: { name, capabilities } }: { device: StoreDevice }) {
  const [isOpen, setIsOpen] = useState(false);
  const missing = capabilities === null ? [] : posCapabilityNames.filter((ability) => capabilities[ability] === false);
  if (capabilities === null || missing.length === 0) {
    return null;
  }
  const reported = posCapabilityNames.filter((ability) => capabilities[ability] !== null);
  return (
    <>
      <small>{text("device.lacks", { what: missing.map((ability) => text(`lacks.${ability}`)).join(", ") })}</small>
      <small>
        <Button kind="plain" onClick={() => setIsOpen(true)}>
          {text("device.canDo")}
        </Button>
      </small>
      {isOpen && (
        <Dialog title={text("device.canDoTitle", { name })} size="small" onClose={() => setIsOpen(false)}>
          <ul className={classes.abilities}>
            {reported.map((ability) => (
              <Ability key={ability} name={ability} isAble={capabilities[ability] === true} />
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

function Ability({ name, isAble }: { name: PosCapability; isAble: boolean }) {
  return (
    <li data-able={isAble}>
      {isAble ? <IconCheck size={20} aria-hidden="true" /> : <IconX size={20} aria-hidden="true" />}
      <span>
        <b>{text(isAble ? `can.${name}` : `cannot.${name}`)}</b>
        {!isAble && <small>{text(`instead.${name}`)}</small>}
      </span>
    </li>
  );
}
