import { staysUntilClosed } from "#web/ui/feedback/snackbar.ts";
import { createSignal, useSignal } from "#web/ui/signal.ts";
import { keep, readKept } from "./kept.ts";

const singleKeys = createSignal(readKept("single-keys") !== "off");

staysUntilClosed.set(readKept("kept-messages") === "on");

/** Whether single letters act on this browser. People who dictate switch them off: their words would press them. */
export function hasSingleKeys(): boolean {
  return singleKeys.get();
}

export function useSingleKeys(): [isOn: boolean, set: (isOn: boolean) => void] {
  const set = (isOn: boolean) => {
    keep("single-keys", isOn ? null : "off");
    singleKeys.set(isOn);
  };
  return [useSignal(singleKeys), set];
}

/** Whether messages stay until they are closed. */
export function useKeptMessages(): [isOn: boolean, set: (isOn: boolean) => void] {
  const set = (isOn: boolean) => {
    keep("kept-messages", isOn ? "on" : null);
    staysUntilClosed.set(isOn);
  };
  return [useSignal(staysUntilClosed), set];
}
