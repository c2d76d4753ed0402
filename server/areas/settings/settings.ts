import { z } from "zod";
import { inputEmail, inputText } from "#common/inputs/input-ranges.ts";
import { supportContactChanged } from "#server/events/support.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./settings.db.ts";

/** What About shows: whom to ask for help, a setting of the whole installation. */
export const viewAbout = operation({
  name: "settings.viewAbout",
  kind: "read",
  permission: "public",
  on: "nobody",
  input: z.object({}),
  async run(context): Promise<{ supportContactAddress: string | null }> {
    return { supportContactAddress: await db.findSupportContactAddress(context.sql) };
  },
});

/** Whom everybody of this installation asks for help: About shows the address, and feedback is mailed to it. */
export const changeSupportContact = operation({
  name: "settings.changeSupportContact",
  kind: "write",
  permission: "support-contact:edit",
  on: "account",
  input: z.object({ address: inputText.trim().max(254).pipe(inputEmail) }),
  async run(context, { address }): Promise<string> {
    const before = await db.findSupportContactAddress(context.sql);
    await db.saveSupportContactAddress(context.sql, address);
    await context.emit(supportContactChanged, { before, after: address }, { kind: "SupportContact", id: "all" });
    return address;
  },
});

/** The number of ten digits that the system ordered for the store's calls and texts; people cannot change it. */
export async function keepCallAndTextNumber({ sql, store }: StoreContext, number: string): Promise<void> {
  await db.saveCallAndTextNumber(sql, { storeId: store.id, number });
}
