import { useEffect } from "react";
import { showPosConnection } from "#web/platform/connection-notices.ts";
import { useSellingService } from "#web/platform/till/selling-service.ts";
import type { UsedTill } from "#web/platform/till/tills.ts";
import { useTills, useUsedTill } from "#web/platform/till/tills.ts";

/** Says as long as it holds that the register of this screen, or its point of sale, is not connected. */
export function PosNotice(): null {
  const { isKnown } = useTills();
  const till = useUsedTill();
  // Until it is known nothing is said to be lost.
  const sellsByService = useSellingService() !== null;
  const lostPos = isKnown && till !== null ? nameIfLost(till, { sellsByService }) : null;
  useEffect(
    function tellOfPos() {
      showPosConnection(lostPos);
      return () => {
        showPosConnection(null);
      };
    },
    [lostPos],
  );
  return null;
}

/** What is not connected: the register itself, or its point of sale, which it has none of beside a service. Null when both are. */
function nameIfLost({ name, online }: UsedTill, { sellsByService }: { sellsByService: boolean }): string | null {
  if (online === null) {
    return name;
  }
  return online.pos.connected || sellsByService ? null : online.pos.name || name;
}
