import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { orNull } from "#common/or-null.ts";
import { fillingUndone } from "#server/events/backstock.ts";
import type { Context, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound, Refusal } from "#server/platform/refusals/refusal.ts";
import { runningDate } from "#server/platform/pos/running-date.ts";
import { toItem } from "./backstock-item.ts";
import type { BackstockItem } from "./backstock-item.ts";
import { refreshBinFigures } from "./bin-figures.ts";
import { archiveFillings, setFilling } from "./change-filling.db.ts";
import { managesBackstock } from "./edit-filling.ts";
import { listFillings, lockFillings } from "./fillings.db.ts";
import type { FillingRow } from "./fillings.db.ts";
import { contentsOf, undoRefusal, withContents } from "./fillings.rules.ts";
import type { Contents } from "./fillings.rules.ts";
import { listStandingEvents, markUndone } from "./filling-events.db.ts";
import type { StandingEvent } from "./filling-events.db.ts";
import { holdCategory, holdPlace, lockBins } from "./places.db.ts";
import { announce, fillingEventFields, writeChange } from "./written-change.ts";
import type { Happened } from "./written-change.ts";

export type UndoAnswer = {
  undone: BackstockItem[];
  /** Bins of the set that had to stay as they are, and why. */
  refused: { bin: string; message: string }[];
};

/**
 * Undoes what was done in one go, or of it what was done to one bin: everybody within ten minutes, managers within
 * seven days, as long as it is the last that was done and an emptied bin has not been filled again.
 */
export const undoChange = operation({
  name: "backstock.undoChange",
  kind: "write",
  permission: "backstock:move",
  on: "store",
  employee: "required",
  input: z.object({ setId: z.uuid(), fillingId: z.uuid().nullish().transform(orNull) }),
  run: (context, change): Promise<UndoAnswer> => undoSet(context, change),
});

/**
 * As `undoChange`, also for the program itself: a canceled transfer brings its bin back with nobody at a screen.
 *
 * @throws Refusal when nothing of the set can be undone
 */
export async function undoSet(
  context: StoreContext,
  { setId, fillingId }: { setId: string; fillingId: string | null },
): Promise<UndoAnswer> {
  const key = { storeId: context.store.id, setId, fillingId };
  const { events, bins, fillings } = await locked(context, key);
  const plans: Plan[] = [];
  const refused: UndoAnswer["refused"] = [];
  for (const event of events) {
    const filling = fillings.get(event.fillingId);
    if (filling) {
      const refusalText = await refusalOf(context, { event, filling, isInUse: bins.get(event.binId) === false });
      if (refusalText === null) {
        plans.push({ event, filling, contents: contentsBefore(event, filling) });
      } else {
        refused.push({ bin: filling.bin, message: refusalText });
      }
    }
  }
  const [first] = refused;
  if (plans.length === 0) {
    throw new Refusal("cannot-undo", { message: first?.message ?? "Nothing to undo" });
  }
  await takeBack(context, plans);
  const ids = plans.map(({ filling }) => filling.id);
  const undone = await listFillings(context.sql, { storeId: key.storeId, ids });
  return { undone: undone.map((filling) => toItem(context, filling)), refused };
}

type ChangeKey = { storeId: number; setId: string; fillingId: string | null };
type Plan = { event: StandingEvent; filling: FillingRow; contents: Contents };

/** Read once to know what to lock, and once more when nobody else can change it. */
async function locked(context: Context, key: ChangeKey) {
  const before = await listStandingEvents(context.sql, key);
  if (before.length === 0) {
    throw notFound("Change");
  }
  const { storeId } = key;
  const binIds = [...new Set(before.map(({ binId }) => binId))];
  const bins = await lockBins(context.sql, { storeId, ids: binIds });
  const ids = [...new Set(before.map((event) => event.fillingId))];
  const fillings = await lockFillings(context.sql, { storeId, ids });
  return {
    events: await listStandingEvents(context.sql, key),
    bins: new Map(bins.map(({ id, isRetired }) => [id, isRetired])),
    fillings: new Map(fillings.map((filling) => [filling.id, filling])),
  };
}

type UndoRequest = { event: StandingEvent; filling: FillingRow; isInUse: boolean };

async function refusalOf(context: StoreContext, { event, filling, isInUse }: UndoRequest): Promise<string | null> {
  const acting = { isManager: managesBackstock(context), now: context.now };
  const refusalText = undoRefusal({ ...event, bin: filling.bin }, acting);
  if (refusalText !== null || event.type === "added") {
    return refusalText;
  }
  if (!isInUse) {
    return `You can't undo this. Bin ${filling.bin} is no longer in use.`;
  }
  const storeId = context.store.id;
  const { locationId, categoryId } = contentsBefore(event, filling);
  if (!(await holdPlace(context.sql, { storeId, id: locationId }))) {
    return "You can't undo this. The location was deleted.";
  }
  return (await holdCategory(context.sql, { storeId, id: categoryId }))
    ? null
    : "You can't undo this. The category was deleted.";
}

function contentsBefore(event: StandingEvent, filling: FillingRow): Contents {
  const before = withContents(contentsOf(filling), event.before ?? {});
  return event.fromLocationId === null ? before : { ...before, locationId: event.fromLocationId };
}

async function takeBack(context: StoreContext, plans: readonly Plan[]): Promise<void> {
  const storeId = context.store.id;
  const on = await runningDate(context);
  const setId = uuidv7();
  const happened: Happened[] = [];
  const pairs: { undone: string; by: string }[] = [];
  for (const { event, filling, contents } of plans) {
    if (event.type === "added") {
      const employeeId = context.employee?.id ?? null;
      const ending = { reason: "mistake", at: context.now, on, employeeId, locationId: null };
      await archiveFillings(context.sql, { storeId, ids: [filling.id], ending });
    } else {
      await setFilling(context.sql, { storeId, id: filling.id, contents });
    }
    const by = uuidv7();
    pairs.push({ undone: event.id, by });
    happened.push({
      id: by,
      type: "undone",
      filling,
      undoesEventId: event.id,
      fromLocationId: filling.locationId,
      toLocationId: event.type === "added" ? null : contents.locationId,
    });
  }
  await writeUndone(context, { setId, happened, pairs, plans });
}

type Undone = {
  setId: string;
  happened: readonly Happened[];
  pairs: readonly { undone: string; by: string }[];
  plans: readonly Plan[];
};

/** The figures come last: an event counts for nothing only once it is marked as undone. */
async function writeUndone(context: StoreContext, { setId, happened, pairs, plans }: Undone): Promise<void> {
  const storeId = context.store.id;
  await writeChange(context, { setId, happened });
  await markUndone(context.sql, { storeId, pairs });
  await refreshBinFigures(
    context,
    plans.map(({ event }) => event.businessDate),
  );
  const ids = plans.map(({ filling }) => filling.id);
  const now = new Map((await listFillings(context.sql, { storeId, ids })).map((filling) => [filling.id, filling]));
  for (const { event, filling } of plans) {
    const after = now.get(filling.id);
    const payload = {
      undid: event.type,
      before: filling.archivedAt === null ? fillingEventFields(filling) : null,
      after: after?.archivedAt === null ? fillingEventFields(after) : null,
    };
    await announce(context, { event: fillingUndone, payload, filling });
  }
}
