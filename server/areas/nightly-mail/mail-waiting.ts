import { z } from "zod";
import { operation } from "#server/platform/operations/operation.ts";
import { listBouncedAddresses } from "./addresses.db.ts";
import { listFailingWork, listStoppedServices } from "./store-facts.db.ts";
import type { FailingWork, StoppedService } from "./store-facts.db.ts";

/** Services of the store that need a person, and addresses of this mail that do. */
export const viewMailWaiting = operation({
  name: "nightlyMail.viewWaiting",
  kind: "read",
  permission: "reports:view-manager-reports",
  on: "store",
  input: z.object({}),
  async run(context): Promise<{ services: StoppedService[]; bounced: string[] }> {
    const storeId = context.store.id;
    const [services, bounced] = await Promise.all([
      listStoppedServices(context.sql, storeId),
      listBouncedAddresses(context.sql, storeId),
    ]);
    return { services, bounced };
  },
});

/** Parts of the evening's work that failed. */
export const viewFailingWork = operation({
  name: "nightlyMail.viewFailingWork",
  kind: "read",
  permission: "reports:view-manager-reports",
  on: "store",
  input: z.object({}),
  run: (context): Promise<FailingWork[]> => listFailingWork(context.sql, context.store.id),
});
