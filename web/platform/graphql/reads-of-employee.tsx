import { useEffect, useRef } from "react";
import { useTeamMode } from "#web/platform/employee/team-mode.ts";
import { useStoreData } from "./use-store-data.ts";

/**
 * Refetches what is on the screen when a person enters a PIN for a pending change, because the server shows a
 * manager more and the page stays open. Renders nothing.
 */
export function ReadsOfEmployee(): null {
  const store = useStoreData();
  const employeeId = useTeamMode().employee?.id ?? null;
  const readBy = useRef(employeeId);
  useEffect(
    function readAsThem() {
      if (employeeId === null || readBy.current === employeeId) {
        return;
      }
      readBy.current = employeeId;
      void store.refetch();
    },
    [store, employeeId],
  );
  return null;
}
