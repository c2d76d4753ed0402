import { v7 as uuidv7 } from "uuid";
import {
  backstockHome,
  backstockList,
  bins,
  fillBin,
  moveBins,
  sendTransfer,
  viewTransfers,
} from "#server/areas/backstock/backstock.ts";
import type { Request } from "#server/platform/context/context.ts";

/** Bins that are filled and pulled each day. */
const carriedBins = 2;
/** Bins at a staging place before they are fetched. */
const stagedBins = 6;

/**
 * Moves the two oldest bins of the back room to the floor and fills two empty ones, once per business date, so it may run
 * any number of times.
 */
export async function carryBins(byEmployee: Request): Promise<void> {
  const home = await backstockHome(byEmployee, {});
  const floor = home.locations.find(({ isTerminal }) => isTerminal);
  const backRoom = home.locations.find(({ isDefault }) => isDefault);
  if (!floor || !backRoom || home.addedToday > 0 || home.pulledToday > 0) {
    return;
  }
  const carried = await backstockList(byEmployee, { first: carriedBins, filter: { locationId: backRoom.id } });
  const fillings = carried.page.rows.map(({ row: { id, version } }) => ({ id, version }));
  if (fillings.length > 0) {
    await moveBins(byEmployee, { setId: uuidv7(), fillings, locationId: floor.id });
  }
  const empty = await bins(byEmployee, { filter: { state: "empty" }, first: carriedBins });
  await stageBins(byEmployee, home.locations);
  const turn = Number(home.today.slice(8));
  for (const [place, { row: bin }] of empty.page.rows.entries()) {
    const category = home.categories[(turn + place) % home.categories.length];
    if (category) {
      await fillBin(byEmployee, { id: uuidv7(), setId: uuidv7(), binId: bin.id, categoryId: category.id });
    }
  }
}

type Place = Awaited<ReturnType<typeof backstockHome>>["locations"][number];

/** Fills the staging place of a storage unit with the oldest bins, for the next trip. */
async function stageBins(byEmployee: Request, places: readonly Place[]): Promise<void> {
  const staging = places.find(({ isPickList }) => isPickList);
  const storage = places.find(({ nextId }) => staging !== undefined && nextId === staging.id);
  if (!staging || !storage || staging.bins >= stagedBins) {
    return;
  }
  const waiting = await backstockList(byEmployee, {
    first: stagedBins - staging.bins,
    filter: { locationId: storage.id },
  });
  const fillings = waiting.page.rows.map(({ row: { id, version } }) => ({ id, version }));
  if (fillings.length > 0) {
    await moveBins(byEmployee, { setId: uuidv7(), fillings, locationId: staging.id });
  }
}

/** Sends one bin to a sister store unless one is still on its way. */
export async function sendOneBin(byManager: Request): Promise<void> {
  const { transfers, sisterStores } = await viewTransfers(byManager, {});
  const [sister] = sisterStores;
  const { page } = await backstockList(byManager, { first: 1 });
  const oldest = page.rows[0]?.row;
  if (transfers.length === 0 && sister && oldest) {
    const { id: backstockId, version } = oldest;
    await sendTransfer(byManager, { id: uuidv7(), backstockId, version, otherStoreId: sister.id });
  }
}
