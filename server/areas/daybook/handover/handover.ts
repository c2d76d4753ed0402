import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { orNull } from "#common/or-null.ts";
import { handoverRead, handoverSigned } from "#server/events/daybook.ts";
import type { EmployeeContext, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound, Refusal } from "#server/platform/refusals/refusal.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import { composeHandover } from "./compose-handover.ts";
import * as db from "./handover.db.ts";
import type { Handover } from "./handover.db.ts";
import type { HandoverSnapshot } from "./handover-snapshot.ts";

export type { Handover } from "./handover.db.ts";

/** A signature is a PIN given just now, for this paper; one from an hour ago is not. Milliseconds. */
const freshMs = 60_000;

export type HandoverDay = { date: BusinessDate; isToday: boolean; signed: Handover[] };

/** What was signed on a day, the newest first. */
export const handoverDay = operation({
  name: "daybook.handoverDay",
  kind: "read",
  permission: "daybook:view",
  on: "store",
  input: z.object({ date: businessDate.nullish().transform(orNull) }),
  async run(context, input): Promise<HandoverDay> {
    const storeId = context.store.id;
    const today = await findBusinessDate(context.sql, { storeId, at: context.now });
    const date = input.date ?? today;
    return { date, isToday: date === today, signed: await db.listHandovers(context.sql, { storeId, date }) };
  },
});

/** What would be signed now. */
export const handoverNow = operation({
  name: "daybook.handoverNow",
  kind: "read",
  permission: "daybook:view",
  on: "store",
  input: z.object({}),
  async run(context): Promise<HandoverSnapshot> {
    const date = await findBusinessDate(context.sql, { storeId: context.store.id, at: context.now });
    return composeHandover(context, date);
  },
});

/** Signs the day as it is at this moment. What is kept never changes afterwards. */
export const signHandover = operation({
  name: "daybook.signHandover",
  kind: "write",
  permission: "daybook:write",
  on: "store",
  employee: "required",
  input: z.object({
    id: z.uuid(),
    note: inputText.trim().max(500, "Use 500 characters or fewer").default(""),
  }),
  async run(context, { id, note }): Promise<Handover> {
    await requireSignature(context);
    const storeId = context.store.id;
    const date = await findBusinessDate(context.sql, { storeId, at: context.now });
    const snapshot = await composeHandover(context, date);
    const fromEmployeeId = context.employee.id;
    if (
      await db.insertHandover(context.sql, { storeId, id, date, fromEmployeeId, note, snapshot, signedAt: context.now })
    ) {
      await context.emit(handoverSigned, { date, note }, { kind: "Handover", id });
    }
    return getHandover(context, id);
  },
});

/** The next lead signs that they have read it; nobody signs for themselves. */
export const signHandoverRead = operation({
  name: "daybook.signHandoverRead",
  kind: "write",
  permission: "daybook:write",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<Handover> {
    const employeeId = context.employee.id;
    const { from, date } = await getHandover(context, id);
    if (from.employeeId === employeeId) {
      throw new Refusal("own-handover", { message: "Someone else has to sign this as read" });
    }
    await requireSignature(context);
    if (await db.markRead(context.sql, { storeId: context.store.id, id, employeeId, at: context.now })) {
      await context.emit(handoverRead, { date }, { kind: "Handover", id });
    }
    return getHandover(context, id);
  },
});

/** The acting person has proved by PIN, moments ago at this screen, to be the one who signs. */
async function requireSignature(context: EmployeeContext): Promise<void> {
  const isSigned = await db.isConfirmedSince(context.sql, {
    storeId: context.store.id,
    employeeId: context.employee.id,
    sessionId: context.user?.sessionId ?? null,
    since: new Date(context.now.getTime() - freshMs),
  });
  if (!isSigned) {
    throw new Refusal("pin-needed", { message: "Sign with your PIN", status: 403 });
  }
}

async function getHandover(context: StoreContext, id: string): Promise<Handover> {
  const handover = await db.findHandover(context.sql, { storeId: context.store.id, id });
  if (!handover) {
    throw notFound("Handover");
  }
  return handover;
}
