import { z } from "zod";
import { wholeNumber } from "#common/inputs/input-ranges.ts";
import { pileInput } from "#server/areas/buys/check-in/pile-input.ts";
import { buyEdited } from "#server/events/buys.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { savedSince } from "#server/platform/operations/saved-since.ts";
import { updateBuy } from "./change-buy.db.ts";
import { remakeWaits } from "./remake-waits.ts";
import { getBuy, lockedBuy, subject } from "./get-buy.ts";
import type { Buy, BuyWithCustomer } from "./get-buy.ts";

/** The pile as it is: what it consists of, where it stands, what was promised. */
export const editBuy = operation({
  name: "buys.editBuy",
  kind: "write",
  permission: "buys:check-in",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid(), version: wholeNumber, pile: pileInput }),
  async run(context, { id, version, pile }): Promise<BuyWithCustomer> {
    const before = await lockedBuy(context, id);
    if (before.version !== version) {
      throw savedSince(undefined, context.store.timeZone);
    }
    const { promisedAt, ...rest } = pile;
    const changes = { ...rest, promisedAt: promisedAt === null ? null : new Date(promisedAt) };
    await updateBuy(context.sql, { storeId: context.store.id, id }, changes);
    await remakeWaits(context, id);
    const after = await getBuy(context, id);
    await context.emit(buyEdited, { before: buyEventFields(before), after: buyEventFields(after) }, subject(id));
    return after;
  },
});

function buyEventFields(buy: Buy) {
  const { containerTags, location, isDropOff, promisedAt, notes, itemsTaken, itemsPassed } = buy;
  return {
    containers: containersText(buy),
    containerTags,
    location,
    isDropOff,
    promisedAt: promisedAt?.toISOString() ?? null,
    notes,
    itemsTaken,
    itemsPassed,
  };
}

function containersText({ bags, boxes, bins, others }: Buy): string {
  const parts = [`${bags} bags`, `${boxes} boxes`, `${bins} bins`, `${others} other`];
  return parts.filter((part) => !part.startsWith("0 ")).join(", ");
}
