import { logProblem } from "#web/platform/log/log.ts";
import { loadPerson } from "#web/platform/person/person.ts";
import { useStoreChanges } from "#web/platform/realtime/store-changes.ts";

/** The header follows when a person changes the store's name, color or time zone elsewhere. */
export function useStoreDetailsLive(): void {
  useStoreChanges(["Store"], () => {
    loadPerson().catch((error: unknown) => {
      logProblem("The store's new details could not be read", error);
    });
  });
}
