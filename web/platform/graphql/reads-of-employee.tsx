import { useEffect, useRef } from "react";
import { useTeamMode } from "#web/platform/employee/team-mode.ts";
import { logProblem } from "#web/platform/log/log.ts";
import { askAnew } from "./ask-anew.ts";
import { useClientAccess } from "./client-access.ts";

/**
 * Asks again for what is on the screen when somebody has given a PIN for a change that waited: the server shows a
 * manager more than nobody, and the page stays. Draws nothing.
 */
export function ReadsOfEmployee(): null {
  const { now: client } = useClientAccess();
  const employeeId = useTeamMode().employee?.id ?? null;
  const readBy = useRef(employeeId);
  useEffect(
    function readAsThem() {
      if (client === null || employeeId === null || readBy.current === employeeId) {
        return;
      }
      readBy.current = employeeId;
      client.refetchQueries({ include: "active", onQueryUpdated: askAnew }).catch((error: unknown) => {
        logProblem("The screen could not be read again for who came", error);
      });
    },
    [client, employeeId],
  );
  return null;
}
