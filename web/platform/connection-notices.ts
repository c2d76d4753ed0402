import { isOnline, watchOnline } from "#web/platform/browser/online.ts";
import { removeNotice, showNotice } from "#web/ui/feedback/notice.ts";
import { platformText } from "./platform-text.ts";
import { productName } from "./product-name.ts";

/** A device without network explains a till without connection, so it is shown before it. */
const noticePriorities = { deviceOffline: 80, noPos: 60 } as const;

/** Shows the error notice for as long as nothing reaches the server; returns how to stop watching. */
export function watchDeviceConnection(): () => void {
  const updateNotice = () => {
    if (isOnline()) {
      removeNotice("device-offline");
    } else {
      const lost = navigator.onLine ? "connection.cutOff" : "connection.offline";
      const text = `${platformText(lost, { product: productName })} ${platformText("connection.waits")}`;
      showNotice({ id: "device-offline", priority: noticePriorities.deviceOffline, tone: "bad", text });
    }
  };
  updateNotice();
  return watchOnline(updateNotice);
}

/** Shows that the point of sale named `pos` is not connected; null removes the notice. */
export function showPosConnection(pos: string | null): void {
  if (pos === null) {
    removeNotice("no-pos");
  } else {
    const text = platformText("connection.noPos", { product: productName, pos });
    showNotice({ id: "no-pos", priority: noticePriorities.noPos, tone: "bad", text });
  }
}
