import { useEffect } from "react";
import { subscribe } from "#web/platform/graphql/subscribe.ts";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import { logProblem } from "#web/platform/log/log.ts";
import { devicesQuery, devicesSubscription } from "./settings.queries.ts";

/** The page's list becomes what the server sends, without being asked for again. */
export function useLiveDevices(): void {
  const store = useStoreData();
  useEffect(
    function listen() {
      return subscribe(
        devicesSubscription,
        {},
        {
          onData: ({ devices }) => store.write(devicesQuery, { devices }),
          onFailure: (problem) => logProblem("The devices are not told of live", problem),
        },
      );
    },
    [store],
  );
}
