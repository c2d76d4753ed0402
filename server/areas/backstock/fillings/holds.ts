/** Bins that a second-hand rule keeps off the floor for some days. */
import { z } from "zod";
import type { BusinessDate } from "#common/business-date.ts";
import { formatDate } from "#common/date-format.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput, Refusal } from "#server/platform/refusals/refusal.ts";
import type { FillingRow } from "./fillings.db.ts";
import * as db from "./holds.db.ts";
import type { HeldBuy } from "./holds.db.ts";
import { storeToday } from "./written-change.ts";

export type { HeldBuy } from "./holds.db.ts";

/** What a bin may be filled from that is held; empty in a store without second-hand rules. */
export const listHeldBuys = operation({
  name: "backstock.listHeldBuys",
  kind: "read",
  permission: "backstock:view",
  on: "store",
  input: z.object({}),
  run: (context): Promise<HeldBuy[]> =>
    db.listHeldBuys(context.sql, { storeId: context.store.id, today: storeToday(context) }),
});

/** The bin is held as long as the buys whose goods are in it. */
export async function keepHolds(context: StoreContext, fillingId: string, numbers: readonly number[]): Promise<void> {
  const storeId = context.store.id;
  const each = [...new Set(numbers)];
  if (each.length === 0) {
    return;
  }
  if ((await db.countHolds(context.sql, { storeId, numbers: each })) < each.length) {
    throw invalidInput({ heldNumbers: ["This buy isn't in the register. Reload and choose another."] });
  }
  await db.insertHolds(context.sql, { storeId, fillingId, numbers: each });
}

/**
 * Returns until when a rule still holds those of the bins that it holds, by filling.
 *
 * @throws Refusal that names them, unless a person has read it and goes on
 */
export async function warnOfHolds(
  context: StoreContext,
  fillings: readonly FillingRow[],
  isDespiteHold: boolean,
): Promise<ReadonlyMap<string, BusinessDate>> {
  if (fillings.every(({ holdUntil }) => holdUntil === null)) {
    return new Map();
  }
  const today = storeToday(context);
  const held = fillings.flatMap(({ id, bin, holdUntil }) =>
    holdUntil !== null && holdUntil > today ? [{ id, bin, holdUntil }] : [],
  );
  const last = held
    .map(({ holdUntil }) => holdUntil)
    .toSorted()
    .at(-1);
  if (last !== undefined && !isDespiteHold) {
    const bins = held.map(({ bin }) => bin).join(", ");
    const message =
      held.length === 1
        ? `Bin ${bins} is on hold until ${formatDate(last)}`
        : `Bins ${bins} are on hold, the last until ${formatDate(last)}`;
    throw new Refusal("bin-on-hold", { message, details: { holdUntil: last } });
  }
  return new Map(held.map(({ id, holdUntil }) => [id, holdUntil]));
}

/** What the history of a bin keeps of a hold that it left early; null where it was not held. */
export function despiteHold(heldUntil: BusinessDate | undefined): { heldUntil: BusinessDate } | null {
  return heldUntil === undefined ? null : { heldUntil };
}
