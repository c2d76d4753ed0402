import { Suspense } from "react";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { lazyWithTimeout } from "#web/platform/lazy-with-timeout.ts";
import { setupKinds } from "./setup-state.ts";
import { setupQuery } from "./setup.queries.ts";

/** Only a store that is being set up loads it. */
const ChecklistCard = lazyWithTimeout(async () => (await import("./checklist-card.tsx")).ChecklistCard);

/**
 * On a manager's daybook until no step of the store's setup is open any more. Nothing for a store that never began one.
 */
export function ChecklistPlace() {
  const read = useRead(setupQuery, { live: setupKinds });
  const setup = read.status === "ready" ? read.data.storeSetup : null;
  return setup === null || setup.startedAt === null || setup.finishedAt !== null ? null : (
    <Suspense>
      <ChecklistCard setup={setup} />
    </Suspense>
  );
}
