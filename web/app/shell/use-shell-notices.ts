import { useEffect } from "react";
import { roles } from "#common/permissions.ts";
import { text } from "#web/app/app-text.ts";
import { tellPosConnection, watchDeviceConnection } from "#web/platform/connection-notices.ts";
import { useSession } from "#web/platform/session/session.ts";
import { useActiveStore } from "#web/platform/store/use-active-store.ts";
import { useChosenTill } from "#web/platform/till/tills.ts";
import { showNotice } from "#web/ui/feedback/notice.ts";

const supportPriority = 10;

/** Says what concerns everybody at this screen as long as it holds. */
export function useShellNotices(): void {
  const till = useChosenTill();
  const storeName = useActiveStore()?.name ?? null;
  const isSupport = useSession()?.role === roles.support;
  const lostPos = till === null || till.pos.connected ? null : till.pos.name || till.name;

  useEffect(watchDeviceConnection, []);
  useEffect(
    function tellOfPos() {
      tellPosConnection(lostPos);
      return () => {
        tellPosConnection(null);
      };
    },
    [lostPos],
  );
  useEffect(
    function tellOfSupport() {
      if (!isSupport || storeName === null) {
        return undefined;
      }
      const said = text("shell.support", { store: storeName });
      return showNotice({ id: "support", priority: supportPriority, tone: "warn", text: said });
    },
    [isSupport, storeName],
  );
}
