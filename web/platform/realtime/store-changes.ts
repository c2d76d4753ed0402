import { useEffect, useEffectEvent } from "react";
import type { RecordKind } from "#common/records/record-kinds.ts";
import * as shape from "#web/platform/browser/shape.ts";
import { useActiveStoreId } from "#web/platform/store/active-store.ts";
import { listenToChannel } from "./realtime.ts";

const notice = shape.object({
  changes: shape.list(
    shape.object({ name: shape.text, recordKind: shape.maybe(shape.text), recordId: shape.maybe(shape.text) }),
  ),
});

/**
 * A change is told at once, and those that follow within this time are told together after it: a busy minute of the till
 * asks the server now and then, not for each sale.
 */
const throttleMs = 150;

/**
 * Calls `onChange` when something of these kinds has changed in the active store, or may have while the channel was not
 * heard.
 */
export function useStoreChanges(kinds: readonly RecordKind[], onChange: () => void): void {
  const storeId = useActiveStoreId();
  const kindNames = kinds.join(" ");
  const notify = useEffectEvent(onChange);
  useEffect(
    function listen() {
      if (storeId === null || kindNames === "") {
        return undefined;
      }
      let timer: number | null = null;
      let hasFurther = false;
      const changed = () => {
        if (timer !== null) {
          hasFurther = true;
          return;
        }
        notify();
        timer = window.setTimeout(() => {
          timer = null;
          if (hasFurther) {
            hasFurther = false;
            changed();
          }
        }, throttleMs);
      };
      const stop = listenToChannel(`private-store-${storeId}`, {
        onGap: changed,
        // A screen reads before it hears: seconds lie between the two on a slow connection.
        onSubscribed: changed,
        events: {
          changed: (data) => {
            if (concerns(data, kindNames.split(" "))) {
              changed();
            }
          },
        },
      });
      return () => {
        if (timer !== null) {
          window.clearTimeout(timer);
        }
        stop();
      };
    },
    [storeId, kindNames],
  );
}

/** Whether a notice names one of the kinds; one that names everything concerns everybody. */
function concerns(data: unknown, kinds: readonly string[]): boolean {
  const payload = shape.read(notice, data);
  return (
    payload !== null &&
    payload.changes.some(({ name, recordKind }) => name === "*" || (recordKind !== null && kinds.includes(recordKind)))
  );
}
