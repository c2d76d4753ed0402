import { ageDays } from "#common/backstock/age.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import type { ChangeOutcome } from "#web/platform/graphql/use-change.ts";
import { showUndo } from "#web/ui/feedback/snackbar.ts";
import type { BackstockHome } from "#web/areas/backstock/home/home.queries.ts";
import type { SeasonName } from "#web/areas/backstock/home/backstock-search.ts";
import type { Backstock } from "#web/areas/backstock/moves/moves.queries.ts";
import { binQueries, useUndoBackstock } from "#web/areas/backstock/moves/use-undo-backstock.ts";
import { fillBinMutation, backstockBinQuery, emptyBinsQuery } from "./fillings.queries.ts";
import { text } from "./fillings-text.ts";
import { cachedBin } from "./cached-bins.ts";

export type Fill = {
  id: string;
  binId: string;
  categoryId: string;
  locationId: string;
  inventoryDate: string | null;
  season: SeasonName | null;
  notes: string;
  itemCount: number | null;
  isPacking: boolean;
  emptiesId: string | null;
  /** Numbers of the second-hand register whose goods are in it. */
  heldNumbers?: number[];
  isDespiteHold?: boolean;
};

/** Fills a bin. Undo is offered for ten seconds, and without a connection the filling waits on the device. */
export function useFillBin(home: BackstockHome): (fill: Fill) => Promise<ChangeOutcome<unknown>> {
  const [send] = useChange(fillBinMutation);
  const store = useStoreData();
  const undo = useUndoBackstock();
  const employee = useActiveEmployee();
  return async (fill) => {
    const setId = newId();
    const cached = cachedBin(store, fill.binId);
    const expected = expectedFilling(fill, { home, bin: cached ?? { number: 0, label: "" } });
    const { bin, category } = expected;
    const outcome = await send(
      { fill: { ...fill, setId } },
      {
        refetches: [...binQueries, emptyBinsQuery, backstockBinQuery],
        ...(employee !== null &&
          cached !== null && {
            optimistic: { fillBin: expected },
            mayWait: text("fill.wait", { bin, category }),
          }),
      },
    );
    if (outcome.isDone) {
      const filled = outcome.data.fillBin;
      showUndo(text("fill.done", { bin: filled.bin, category: filled.category }), () => void undo({ setId }));
    }
    return outcome;
  };
}

/** Returns the filling as the server will return it. */
function expectedFilling(
  { id, binId, categoryId, locationId, season, notes, itemCount, isPacking, ...fill }: Fill,
  { home, bin }: { home: BackstockHome; bin: { number: number; label: string } },
): Backstock {
  const place = home.locations.find((location) => location.id === locationId);
  const next = home.locations.find((location) => location.id === place?.nextId);
  const inventoryDate = fill.inventoryDate ?? home.today;
  return {
    // The cache only keeps an optimistic record that names its type.
    __typename: "Backstock",
    id,
    version: 1,
    bin: bin.label,
    binId,
    binNumber: bin.number,
    category: home.categories.find((category) => category.id === categoryId)?.name ?? "",
    categoryId,
    location: place?.name ?? "",
    locationId,
    nextLocation: next?.name ?? null,
    nextLocationId: next?.id ?? null,
    nextIsTerminal: next?.isTerminal ?? false,
    age: ageDays(inventoryDate, home.today),
    isTooOld: false,
    inventoryDate,
    season,
    notes,
    itemCount,
    isPacking,
    holdUntil: null,
    archived: false,
    archivedOn: null,
    archivedBy: null,
    archivedReason: null,
  };
}
