import { useEffect } from "react";
import { useGraphqlClient } from "#web/platform/graphql/client-access.ts";
import { logProblem } from "#web/platform/log/log.ts";
import { devicesQuery, devicesSubscription } from "./settings.queries.ts";

/** The page's list becomes what the server tells, without being asked for again. */
export function useLiveDevices(): void {
  const client = useGraphqlClient();
  useEffect(
    function listen() {
      const told = client.subscribe({ query: devicesSubscription }).subscribe({
        next({ data }) {
          if (data !== undefined) {
            client.writeQuery({ query: devicesQuery, data: { devices: data.devices } });
          }
        },
        error(problem: unknown) {
          logProblem("The devices are not told of live", problem);
        },
      });
      return () => {
        told.unsubscribe();
      };
    },
    [client],
  );
}
