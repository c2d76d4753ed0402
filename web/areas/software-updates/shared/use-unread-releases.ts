import { useRead } from "#web/platform/graphql/use-read.ts";
import { unreadReleasesQuery } from "./unread-releases.queries.ts";

/** How many releases this login, or this register, has not read yet; 0 until the server has said so. */
export function useUnreadReleases({ isPaused = false }: { isPaused?: boolean } = {}): number {
  const read = useRead(unreadReleasesQuery, { isPaused });
  return read.status === "ready" ? read.data.releases.filter(({ isUnread }) => isUnread).length : 0;
}
