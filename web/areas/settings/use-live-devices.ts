import { useApolloClient, useSubscription } from "@apollo/client/react";
import { logProblem } from "#web/platform/log/log.ts";
import { devicesQuery, devicesSubscription } from "./settings.queries.ts";

/** The page's list becomes what the server tells, without being asked for again. */
export function useLiveDevices(): void {
  const client = useApolloClient();
  useSubscription(devicesSubscription, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data !== undefined) {
        client.writeQuery({ query: devicesQuery, data: { devices: data.devices } });
      }
    },
    onError: (error) => {
      logProblem("The devices are not told of live", error);
    },
  });
}
