import { logFieldFields } from "#common/daybook/daybook-fields.ts";
import { z } from "zod";
import { logKinds } from "#common/log-value.ts";
import { refuseUnseen } from "#server/areas/history/history.ts";
import { logFieldAdded, logFieldArchived, logFieldEdited, logFieldsReordered } from "#server/events/daybook.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { newOrder } from "#server/platform/operations/new-order.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput, notFound } from "#server/platform/refusals/refusal.ts";
import { seenVersion, versionOf } from "#server/platform/operations/version-of.ts";
import * as db from "./log-fields.db.ts";
import type { LogField } from "./log-fields.db.ts";

export type { LogField } from "./log-fields.db.ts";

/** More would make the day's log a form that nobody fills in. */
const mostFields = 20;

const name = logFieldFields.name;

export const logFields = operation({
  name: "daybook.logFields",
  kind: "read",
  permission: "daybook:settings",
  on: "store",
  input: z.object({}),
  run: (context): Promise<LogField[]> => db.listLogFields(context.sql, context.store.id),
});

/** One more thing to write down each day. */
export const addLogField = operation({
  name: "daybook.addLogField",
  kind: "write",
  permission: "daybook:settings",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid(), name, kind: z.enum(logKinds), isRequired: z.boolean() }),
  async run(context, input): Promise<LogField> {
    const storeId = context.store.id;
    await refuseTakenName(context, input);
    const fields = await db.listLogFields(context.sql, storeId);
    if (fields.length >= mostFields && !fields.some(({ id }) => id === input.id)) {
      throw invalidInput({ name: [`A day's log may have ${mostFields} fields`] });
    }
    if (await db.insertLogField(context.sql, { storeId, ...input, createdAt: context.now })) {
      await context.emit(logFieldAdded, input, { kind: "LogField", id: input.id });
    }
    return getLogField(context, input.id);
  },
});

/** Another name, or required or not; `version` is the one that was read. What may be filled in stays: old days would read wrong. */
export const editLogField = operation({
  name: "daybook.editLogField",
  kind: "write",
  permission: "daybook:settings",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid(), name, isRequired: z.boolean(), version: seenVersion }),
  async run(context, { version: seen, ...input }): Promise<LogField> {
    await db.lockLogField(context.sql, { storeId: context.store.id, id: input.id });
    const before = await getLogField(context, input.id);
    const names = [logFieldAdded.name, logFieldEdited.name];
    await refuseUnseen(context, { kind: "LogField", id: input.id, names, version: logFieldVersion(before), seen });
    await refuseTakenName(context, input);
    await db.updateLogField(context.sql, { storeId: context.store.id, ...input });
    const after = await getLogField(context, input.id);
    await context.emit(logFieldEdited, { before, after }, { kind: "LogField", id: input.id });
    return after;
  },
});

/** Retires a field; days on which it was filled in keep it. */
export const archiveLogField = operation({
  name: "daybook.archiveLogField",
  kind: "write",
  permission: "daybook:settings",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<void> {
    const field = await getLogField(context, id);
    if (!field.isArchived) {
      await db.archiveLogField(context.sql, { storeId: context.store.id, id, at: context.now });
      await context.emit(logFieldArchived, field, { kind: "LogField", id });
    }
  },
});

/** Puts the fields in this order; one that is not named comes after them. */
export const reorderLogFields = operation({
  name: "daybook.reorderLogFields",
  kind: "write",
  permission: "daybook:settings",
  on: "store",
  employee: "required",
  input: z.object({ fieldIds: z.array(z.uuid()).max(mostFields) }),
  async run(context, { fieldIds }): Promise<LogField[]> {
    const storeId = context.store.id;
    const current = (await db.listLogFields(context.sql, storeId)).map(({ id }) => id);
    const order = newOrder(current, fieldIds, "Field");
    for (const [position, id] of order.entries()) {
      await db.setLogFieldPosition(context.sql, { storeId, id, position });
    }
    await context.emit(logFieldsReordered, { fieldIds: order }, { kind: "LogField", id: "all" });
    return db.listLogFields(context.sql, storeId);
  },
});

/** Versions what a field says; its position is not part of it. */
export function logFieldVersion({ name: called, isRequired, isArchived }: LogField): string {
  return versionOf({ name: called, isRequired, isArchived });
}

async function getLogField(context: StoreContext, id: string): Promise<LogField> {
  const field = await db.findLogField(context.sql, { storeId: context.store.id, id });
  if (!field) {
    throw notFound("Field");
  }
  return field;
}

async function refuseTakenName(context: StoreContext, field: { id: string; name: string }): Promise<void> {
  const nameKey = { storeId: context.store.id, name: field.name, exceptId: field.id };
  if (await db.isLogFieldNameTaken(context.sql, nameKey)) {
    throw invalidInput({ name: [`A field named ${field.name} already exists`] });
  }
}
