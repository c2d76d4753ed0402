import { z } from "zod";
import { phoneNumber } from "#common/inputs/field-schemas.ts";
import { inputEmail, inputText } from "#common/inputs/input-ranges.ts";
import { supportContactChanged } from "#server/events/support.ts";
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

/** The number that the system made for the store; people cannot change it. */
export const keepCallAndTextNumber = operation({
  name: "settings.keepCallAndTextNumber",
  kind: "write",
  permission: "texting:settings",
  on: "store",
  input: z.object({ phoneNumber }),
  async run(context, { phoneNumber: number }): Promise<void> {
    await db.saveCallAndTextNumber(context.sql, { storeId: context.store.id, number });
  },
});
