import { platformText } from "#web/platform/platform-text.ts";
import { removeNotice, showNotice } from "#web/ui/feedback/notice.ts";

const noticeId = "data-as-of";
/** Below a device without network, and above what lasts. */
const noticePriority = 70;

/** When the figures of an operation are of, by its name, where the server answered with older ones than it has. */
const moments = new Map<string, string>();

/** Says as of when the figures on the screen are, until the same operation is answered with newer ones. */
export function noteAsOf(operation: string, asOf: string | null): void {
  const isKnown = asOf === null ? moments.delete(operation) : moments.set(operation, asOf);
  const [oldest] = [...moments.values()].toSorted();
  if (oldest !== undefined) {
    const time = new Date(oldest).toLocaleTimeString("en-US");
    showNotice({ id: noticeId, priority: noticePriority, text: platformText("data.asOf", { time }) });
  } else if (isKnown) {
    removeNotice(noticeId);
  }
}

/** Another page has other figures. */
export function forgetAsOf(): void {
  moments.clear();
  removeNotice(noticeId);
}
