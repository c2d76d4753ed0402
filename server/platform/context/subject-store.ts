import type { ActingStore } from "./context.ts";

/** A store whose history or screens hear of work of its company. Nothing there depends on when its day begins. */
export function subjectStore(store: Pick<ActingStore, "id" | "accountId" | "name" | "timeZone">): ActingStore {
  const { id, accountId, name, timeZone } = store;
  return { id, accountId, name, timeZone, boundaryMinutes: 0, weekStart: 0 };
}
