import type { CheckinRequest } from "./requests.queries.ts";

type Held = Pick<CheckinRequest, "lockedBy" | "lockedById" | "lockedUntil">;

/** Who has a request in hand now, by name and id; null when nobody has, also after a hold that no one has ended. */
export function holderOf(request: Held, now: Date): { id: number; name: string } | null {
  const { lockedBy, lockedById, lockedUntil } = request;
  const isHeld = lockedById !== null && lockedUntil !== null && Date.parse(lockedUntil) > now.getTime();
  return isHeld ? { id: lockedById, name: lockedBy ?? "" } : null;
}
