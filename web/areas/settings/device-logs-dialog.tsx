import { formatInstantDate } from "#common/date-format.ts";
import { formatTime } from "#common/time-format.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { deviceLogsQuery } from "./settings.queries.ts";
import type { StoreDevice } from "./settings.queries.ts";
import { text } from "./settings-text.ts";
import classes from "./settings.module.css";

/** The logs that a person at the register sent, the newest open. */
export function DeviceLogsDialog({ device, onClose }: { device: StoreDevice; onClose: () => void }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const read = useRead(deviceLogsQuery, { variables: { deviceId: device.id }, live: ["device"] });
  const logs = read.status === "ready" ? read.data.deviceLogs : null;
  return (
    <Dialog title={text("log.title", { name: device.name })} size="large" onClose={onClose}>
      <ReadState read={read} />
      {logs?.length === 0 && <EmptyState title={text("log.empty")} text={text("log.emptyHint")} />}
      {logs?.map(({ id, receivedAt, appVersion, log }, at) => {
        const received = new Date(receivedAt);
        return (
          <details key={id} open={at === 0}>
            <summary>
              {text("log.sent", {
                date: formatInstantDate(received, timeZone),
                time: formatTime(received, timeZone),
                version: appVersion ?? "—",
              })}
            </summary>
            <pre className={classes.log}>{log}</pre>
          </details>
        );
      })}
    </Dialog>
  );
}
