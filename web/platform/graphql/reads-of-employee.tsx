import { useEffect, useRef } from "react";
import { useTeamMode } from "#web/platform/employee/team-mode.ts";
import { useStoreData } from "./use-store-data.ts";

/**
 * Asks again for what is on the screen when somebody has given a PIN for a change that waited: the server shows a
 * manager more than nobody, and the page stays. Draws nothing.
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
