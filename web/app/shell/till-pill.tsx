import { Suspense, useState } from "react";
import { text } from "#web/app/app-text.ts";
import type { UsedTill } from "#web/platform/till/tills.ts";
import { useSellingService } from "#web/platform/till/selling-service.ts";
import type { SellingService } from "#web/platform/till/selling-service.ts";
import { useTills, useUsedTill } from "#web/platform/till/tills.ts";
import classes from "./header.module.css";
import { TillChoice } from "./frame-dialogs/later-dialogs.ts";

/** Which till this screen works with, and whether it is there; in a store that sells by a service, that service. */
export function TillPill() {
  const { online, isKnown } = useTills();
  const till = useUsedTill();
  const [isOpen, setIsOpen] = useState(false);
  const service = useSellingService();
  // Which of the two it is must not flicker.
  const isSure = isKnown && (till !== null || service !== undefined);
  const { state, label, hint } = service
    ? shownService(service, till)
    : shown(till, { isKnown: isSure, hasOnline: online.length > 0 });
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
        <Suspense>
          <TillChoice
            onClose={() => {
              setIsOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

type Shown = { state: "on" | "off" | "none"; label: string; hint: string };

function shown(till: UsedTill | null, { isKnown, hasOnline }: { isKnown: boolean; hasOnline: boolean }): Shown {
  if (!isKnown) {
    return { state: "none", label: text("till.connecting"), hint: text("till.connecting") };
  }
  if (till === null) {
    return hasOnline
      ? { state: "none", label: text("till.unchosen"), hint: text("till.choose") }
      : { state: "none", label: text("till.none"), hint: text("till.noneHint") };
  }
  const { name, online } = till;
  if (online === null) {
    return { state: "off", label: name, hint: text("till.left", { till: name }) };
  }
  const state = online.pos.connected ? "on" : "off";
  return { state, label: name, hint: text(`till.${state}`, { till: name }) };
}

/** Its sales need no register; one that is there prints. */
function shownService({ name: service, isReading }: SellingService, till: UsedTill | null): Shown {
  if (!isReading) {
    return { state: "off", label: service, hint: text("till.serviceOff", { service }) };
  }
  if (till === null) {
    return { state: "on", label: service, hint: text("till.service", { service }) };
  }
  const { name, online } = till;
  return online === null
    ? { state: "off", label: name, hint: text("till.left", { till: name }) }
    : { state: "on", label: name, hint: text("till.servicePrints", { till: name, service }) };
}
