import { useState } from "react";
import { text } from "#web/app/app-text.ts";
import type { OnlineTill } from "#web/platform/till/tills.ts";
import { chooseTill, useChosenTill, useTills } from "#web/platform/till/tills.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import classes from "./header.module.css";

/** Which till this screen works with, and whether it is there. */
export function TillPill() {
  const { online, isKnown } = useTills();
  const till = useChosenTill();
  const [isOpen, setIsOpen] = useState(false);
  const { state, label, hint } = shown(till, isKnown);
  return (
    <>
      <button
        type="button"
        className={classes.till}
        aria-haspopup="dialog"
        aria-label={hint}
        title={hint}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <span className={classes.dot} data-state={state} />
        <span>{label}</span>
      </button>
      {isOpen && (
        <Dialog
          title={text("till.choose")}
          size="small"
          onClose={() => {
            setIsOpen(false);
          }}
        >
          {online.length === 0 && <EmptyState title={text("till.none")} text={text("till.noneHint")} />}
          <div className={classes.people}>
            {online.map((one) => (
              <button
                key={one.deviceId}
                type="button"
                className={classes.choice}
                aria-pressed={one.deviceId === till?.deviceId}
                onClick={() => {
                  chooseTill(one.deviceId);
                  setIsOpen(false);
                }}
              >
                <span className={classes.dot} data-state={one.pos.connected ? "on" : "off"} />
                <span>
                  {one.name}
                  <small>{one.pos.name}</small>
                </span>
              </button>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}

function shown(
  till: OnlineTill | null,
  isKnown: boolean,
): { state: "on" | "off" | "none"; label: string; hint: string } {
  if (till === null) {
    const label = text(isKnown ? "till.none" : "till.connecting");
    return { state: "none", label, hint: isKnown ? text("till.noneHint") : label };
  }
  const state = till.pos.connected ? "on" : "off";
  return { state, label: till.name, hint: text(`till.${state}`, { till: till.name }) };
}
