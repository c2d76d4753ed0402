import { z } from "zod";
import { customerFields } from "#common/customers/customer-fields.ts";
import { fullName } from "#server/areas/customers/customers.rules.ts";
import { getCustomer } from "#server/areas/customers/get-customer.ts";
import { findRecords } from "#server/areas/customers/page/customer-records.db.ts";
import {
  customerNoteAdded,
  customerNoteErased,
  customerNotePinned,
  customerNoteRestored,
} from "#server/events/customers.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { pageFields, readPlace } from "#server/platform/paging/list-order.ts";
import type { Page } from "#server/platform/paging/list-page.ts";
import { invalidInput, notFound } from "#server/platform/refusals/refusal.ts";
import * as db from "./customer-notes.db.ts";
import type { CustomerNote } from "./customer-notes.db.ts";

export type { CustomerNote } from "./customer-notes.db.ts";

export const listCustomerNotes = operation({
  name: "customers.listCustomerNotes",
  kind: "read",
  permission: "customers:view",
  on: "store",
  input: z.object({ ...pageFields, customerId: z.uuid() }),
  async run(context, { customerId, ...request }): Promise<{ page: Page<CustomerNote>; totalItems: number }> {
    const place = readPlace(request, db.noteOrder);
    const notes = await notesOf(context, customerId);
    const [page, totalItems] = await Promise.all([
      db.listNotes(context.sql, { ...notes, place }),
      db.countNotes(context.sql, notes),
    ]);
    return { page, totalItems };
  },
});

export const listPinnedNotes = operation({
  name: "customers.listPinnedNotes",
  kind: "read",
  permission: "customers:view",
  on: "store",
  input: z.object({ customerId: z.uuid() }),
  run: async (context, { customerId }): Promise<CustomerNote[]> =>
    db.listPinned(context.sql, await notesOf(context, customerId)),
});

export const addCustomerNote = operation({
  name: "customers.addCustomerNote",
  kind: "write",
  permission: "customers:edit",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid(), customerId: z.uuid(), body: customerFields.note, isPinned: z.boolean() }),
  async run(context, { id, customerId, body, isPinned }): Promise<CustomerNote> {
    const { accountId, id: storeId } = context.store;
    const customer = await getCustomer(context, customerId);
    const authorName = context.employee?.fullName ?? context.user?.fullName ?? "";
    const note = { id, customerId: customer.id, storeId, body, isPinned, authorName, createdAt: context.now };
    if (await db.insertNote(context.sql, { ...note, accountId })) {
      await context.emit(customerNoteAdded, { name: fullName(customer), note: body }, subject(customer.id));
      return note;
    }
    const before = await lockedNote(context, id);
    if (before.customerId !== customer.id) {
      throw invalidInput({ id: ["Another note has this id"] });
    }
    return before;
  },
});

/** A pinned note stands beside the customer's name on every tab. */
export const pinCustomerNote = operation({
  name: "customers.pinCustomerNote",
  kind: "write",
  permission: "customers:edit",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid(), isPinned: z.boolean() }),
  async run(context, { id, isPinned }): Promise<CustomerNote> {
    const note = await lockedNote(context, id);
    await db.updateNote(context.sql, { accountId: context.store.accountId, id }, { isPinned });
    const customer = await getCustomer(context, note.customerId);
    await context.emit(
      customerNotePinned,
      { name: fullName(customer), note: note.body, isPinned },
      subject(customer.id),
    );
    return { ...note, isPinned };
  },
});

/** Deletes a note, or brings it back. */
export const deleteCustomerNote = operation({
  name: "customers.deleteCustomerNote",
  kind: "write",
  permission: "customers:edit",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid(), isDeleted: z.boolean() }),
  async run(context, { id, isDeleted }): Promise<CustomerNote> {
    const note = await lockedNote(context, id);
    const customer = await getCustomer(context, note.customerId);
    const deletedAt = isDeleted ? context.now : null;
    await db.updateNote(context.sql, { accountId: context.store.accountId, id }, { deletedAt });
    const change = { name: fullName(customer), note: note.body };
    await context.emit(isDeleted ? customerNoteErased : customerNoteRestored, change, subject(customer.id));
    return note;
  },
});

async function lockedNote(context: StoreContext, id: string): Promise<CustomerNote> {
  const note = await db.lockNote(context.sql, { accountId: context.store.accountId, id });
  if (!note) {
    throw notFound("Note");
  }
  return note;
}

async function notesOf(context: StoreContext, customerId: string) {
  const { accountId } = context.store;
  const { id } = await getCustomer(context, customerId);
  return { accountId, customerIds: (await findRecords(context.sql, { accountId, id })).ids };
}

function subject(id: string) {
  return { kind: "Customer", id } as const;
}
