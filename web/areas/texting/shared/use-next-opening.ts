import { useRead } from "#web/platform/graphql/use-read.ts";
import { textingStatusQuery } from "./thread.queries.ts";

/** When the store opens next; null where it gave no hours. */
export function useNextOpening(): Date | null {
  const read = useRead(textingStatusQuery, { live: ["TextThread"] });
  const at = read.status === "ready" ? read.data.textingStatus.nextOpeningAt : null;
  return at === null ? null : new Date(at);
}
