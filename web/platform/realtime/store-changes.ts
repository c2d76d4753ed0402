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
 * Reports the first change at once and the following ones together after this time, in milliseconds, so that a busy
 * register does not cause a refetch for each sale.
 */
const throttleMs = 150;

/**
 * Calls `onChange` when a record of these kinds changes in the active store, or may have changed while the channel was
 * not subscribed.
 */
export function useStoreChanges(kinds: readonly RecordKind[], onChange: () => void): void {
  const storeId = useActiveStoreId();
  useChangesOfStores(storeId === null ? [] : [storeId], kinds, onChange);
}

/** The same for several stores that the person reaches: changes of all of them together are throttled. */
export function useChangesOfStores(
  storeIds: readonly number[],
  kinds: readonly RecordKind[],
  onChange: () => void,
): void {
  const idList = storeIds.join(" ");
  const kindNames = kinds.join(" ");
  const notify = useEffectEvent(onChange);
  useEffect(
    function listen() {
      if (idList === "" || kindNames === "") {
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
      const listener = {
        onGap: changed,
        // A slow connection subscribes seconds after the first read, so changes in between are missed.
        onSubscribed: changed,
        events: {
          changed: (data: unknown) => {
            if (concerns(data, kindNames.split(" "))) {
              changed();
            }
          },
        },
      };
      const stops = idList.split(" ").map((id) => listenToChannel(`private-store-${id}`, listener));
      return () => {
        if (timer !== null) {
          window.clearTimeout(timer);
        }
        stops.forEach((stop) => stop());
      };
    },
    [idList, kindNames],
  );
}

/** Whether a notice names one of the kinds, or `*` for all. */
function concerns(data: unknown, kinds: readonly string[]): boolean {
  const payload = shape.read(notice, data);
  return (
    payload !== null &&
    payload.changes.some(({ name, recordKind }) => name === "*" || (recordKind !== null && kinds.includes(recordKind)))
  );
}
