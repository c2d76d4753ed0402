import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { roles } from "#common/permissions.ts";
import { text } from "#web/app/app-text.ts";
import { forgetAsOf } from "#web/platform/graphql/data-as-of.ts";
import { watchDeviceConnection } from "#web/platform/connection-notices.ts";
import { useSession } from "#web/platform/session/session.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { showNotice } from "#web/ui/feedback/notice.ts";

const supportPriority = 10;

/** Says what concerns everybody at this screen as long as it holds. */
export function useShellNotices(): void {
  const storeName = useActiveStore()?.name ?? null;
  const isSupport = useSession()?.role === roles.support;
  const { pathname } = useLocation();
  useEffect(watchDeviceConnection, []);
  // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- forgotten when the page is left
  useEffect(() => forgetAsOf, [pathname]);
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
