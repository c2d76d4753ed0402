import { seasonOf } from "#server/areas/backstock/pull-list/bin-choice.rules.ts";
import { requestForStore } from "#server/platform/jobs/store-worker.ts";
import { worker } from "#server/platform/jobs/worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import type { Platform, Request } from "#server/platform/context/context.ts";
import { announceTransfer, endTransferSide, findTransferSide } from "./transfer-sides.ts";
import { announceTransferJob, cancelTransferJob, confirmTransferJob } from "./transfers.jobs.ts";
import type { Transfer } from "./transfers.ts";

export const transferWorkers: readonly Worker[] = [
  worker(announceTransferJob, (platform, { storeId, id }) =>
    between(platform, { storeId, id, reason: announceTransferJob.name }, async ({ transfer, there }) => {
      await announceTransfer(there, { ...transfer, season: seasonOf(transfer.season), otherStoreId: storeId });
    }),
  ),
  worker(confirmTransferJob, (platform, { storeId, id }) =>
    between(platform, { storeId, id, reason: confirmTransferJob.name }, async ({ transfer, there }) => {
      await endTransferSide(there, { id, status: "arrived", by: transfer.endedBy });
    }),
  ),
  worker(cancelTransferJob, (platform, { storeId, id }) =>
    between(platform, { storeId, id, reason: cancelTransferJob.name }, async ({ here, there }) => {
      const decided = await endTransferSide(there, { id, status: "cancelled", by: null });
      if (decided !== null && decided.status !== "in-transit") {
        await endTransferSide(here, { id, status: decided.status, by: decided.endedBy });
      }
    }),
  ),
];

type Sides = { transfer: Transfer; here: Request; there: Request };

/** Acts in both stores of a transfer, in one after the other. Nothing is done for a store that was archived meanwhile. */
async function between(
  platform: Platform,
  filter: { storeId: number; id: string; reason: string },
  act: (sides: Sides) => Promise<void>,
): Promise<void> {
  const here = await requestForStore(platform, filter);
  const transfer = here && (await findTransferSide(here, { id: filter.id }));
  const there = transfer && (await requestForStore(platform, { ...filter, storeId: transfer.otherStoreId }));
  if (here && transfer && there && here.store?.accountId === there.store?.accountId) {
    await act({ transfer, here, there });
  }
}
