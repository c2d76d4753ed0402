import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { mailAddressBounced } from "#server/events/nightly-mail.ts";
import type { StoreContext, StoreRequest } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./addresses.db.ts";
import { mostSoftBounces } from "./planning.rules.ts";

/** What became of a mail to an address: it arrived, nobody is there, or its mailbox did not take it. */
type Bounce = { address: string; kind: "sent" | "refused" | "busy"; text: string };

/** Counts for each store of the company; the third soft bounce, or the first hard one, takes the address off. */
export async function noteBounces(request: StoreRequest, bounce: Bounce): Promise<void> {
  const storeIds = await listStoresOfAddress(request, { address: bounce.address });
  for (const store of storeIds) {
    await noteBounce({ ...request, store, scope: { accountIds: [store.accountId], storeIds: [store.id] } }, bounce);
  }
}

export const listStoresOfAddress = operation({
  name: "nightlyMail.listStoresOfAddress",
  kind: "read",
  permission: "automations:manage",
  on: "store",
  asSystem: "an address that is gone is gone for every store of the company",
  input: z.object({ address: inputText.max(254) }),
  run: (context, { address }) => db.listStoresOfAddress(context.sql, { accountId: context.store.accountId, address }),
});

const noteBounce = operation({
  name: "nightlyMail.noteBounce",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({ address: inputText.max(254), kind: z.enum(["sent", "refused", "busy"]), text: inputText.max(500) }),
  async run(context, { address, kind, text }): Promise<void> {
    const storeId = context.store.id;
    const row = await db.lockAddress(context.sql, { storeId, address });
    if (row === undefined || row.stoppedAt !== null) {
      return;
    }
    if (kind === "sent") {
      await (row.softBounces > 0 && db.changeAddress(context.sql, row, { softBounces: 0, lastBounce: "" }));
      return;
    }
    const softBounces = row.softBounces + (kind === "busy" ? 1 : 0);
    const change = { softBounces, lastBounce: text };
    if (kind === "busy" && softBounces < mostSoftBounces) {
      await db.changeAddress(context.sql, row, change);
    } else {
      await takeOff(context, row, change);
    }
  },
});

async function takeOff(
  context: StoreContext,
  row: db.AddressRow,
  change: { softBounces: number; lastBounce: string },
): Promise<void> {
  await db.changeAddress(context.sql, row, { ...change, stoppedAt: context.now, stopReason: "bounced" });
  const subject = { kind: "NightlyMail" as const, id: row.id };
  await context.emit(mailAddressBounced, { name: row.address, reason: change.lastBounce }, subject);
}
