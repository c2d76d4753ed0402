import { useEffect } from "react";
import { explainLateMoves } from "#web/areas/backstock/shared/late-moves.ts";
import { nextToSend } from "#web/platform/outbox/outbox.rules.ts";
import { useWaitingChanges } from "#web/platform/outbox/outbox.ts";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import { sendWaiting } from "#web/platform/graphql/send-waiting.ts";

/** A server that is away while the network is there says nothing when it is back; milliseconds. */
const tryEveryMs = 10_000;

explainLateMoves();

/** Sends what waits as soon as it can: at once, when the network is back, and every now and then. */
export function useOutbox(): void {
  const store = useStoreData();
  const hasWork = nextToSend(useWaitingChanges()) !== null;
  useEffect(
    function sendWhenPossible() {
      if (!hasWork) {
        return undefined;
      }
      const send = () => {
        if (navigator.onLine) {
          void sendWaiting(store);
        }
      };
      send();
      const timer = setInterval(send, tryEveryMs);
      window.addEventListener("online", send);
      return () => {
        clearInterval(timer);
        window.removeEventListener("online", send);
      };
    },
    [store, hasWork],
  );
}
