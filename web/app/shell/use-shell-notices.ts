import { useEffect } from "react";
import { roles } from "#common/permissions.ts";
import { text } from "#web/app/app-text.ts";
import { showPosConnection, watchDeviceConnection } from "#web/platform/connection-notices.ts";
import { useSession } from "#web/platform/session/session.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useSellingService } from "#web/platform/till/selling-service.ts";
import type { UsedTill } from "#web/platform/till/tills.ts";
import { useTills, useUsedTill } from "#web/platform/till/tills.ts";
import { showNotice } from "#web/ui/feedback/notice.ts";

const supportPriority = 10;

/** Says what concerns everybody at this screen as long as it holds. */
export function useShellNotices(): void {
  const { isKnown } = useTills();
  const till = useUsedTill();
  const storeName = useActiveStore()?.name ?? null;
  const isSupport = useSession()?.role === roles.support;
  // Until it is known nothing is said to be lost.
  const sellsByService = useSellingService() !== null;
  const lostPos = isKnown && till !== null ? nameIfLost(till, { sellsByService }) : null;

  useEffect(watchDeviceConnection, []);
  useEffect(
    function tellOfPos() {
      showPosConnection(lostPos);
      return () => {
        showPosConnection(null);
      };
    },
    [lostPos],
  );
  useEffect(
    function tellOfSupport() {
      if (!isSupport || storeName === null) {
        return undefined;
      }
      const message = text("shell.support", { store: storeName });
      return showNotice({ id: "support", priority: supportPriority, tone: "warn", text: message });
    },
    [isSupport, storeName],
  );
}

/** What is not connected: the register itself, or its point of sale, which it has none of beside a service. Null when both are. */
function nameIfLost({ name, online }: UsedTill, { sellsByService }: { sellsByService: boolean }): string | null {
  if (online === null) {
    return name;
  }
  return online.pos.connected || sellsByService ? null : online.pos.name || name;
}
