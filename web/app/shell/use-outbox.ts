import { useEffect } from "react";
import { explainLateMoves } from "#web/areas/backstock/shared/late-moves.ts";
import { explainLateCoupons } from "#web/areas/bounceback/shared/late-coupons.ts";
import { isOnline, whenBackOnline } from "#web/platform/browser/online.ts";
import { nextToSend } from "#web/platform/outbox/outbox.rules.ts";
import { useWaitingChanges } from "#web/platform/outbox/outbox.ts";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import { sendWaiting } from "#web/platform/graphql/send-waiting.ts";

/** How often to retry, in milliseconds: a send can fail although the server is there. */
const tryEveryMs = 10_000;

explainLateMoves();
explainLateCoupons();

/** Sends the outbox at once, when the network is back, and at intervals. */
export function useOutbox(): void {
  const store = useStoreData();
  const hasWork = nextToSend(useWaitingChanges()) !== null;
  useEffect(
    function sendWhenPossible() {
      if (!hasWork) {
        return undefined;
      }
      const send = () => {
        if (isOnline()) {
          void sendWaiting(store);
        }
      };
      send();
      const timer = setInterval(send, tryEveryMs);
      const stopWatching = whenBackOnline(send);
      return () => {
        clearInterval(timer);
        stopWatching();
      };
    },
    [store, hasWork],
  );
}
