import { z } from "zod";
import type { IdType } from "#common/buys/id-kinds.ts";
import { customerIdChecked, idNumberShown, idNumbersPurged } from "#server/events/customers.ts";
import type { Context, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import { hashText, openText, sealText } from "#server/platform/secrets/sealed-text.ts";
import { getCustomer } from "./get-customer.ts";
import { fullName, idRetentions, plainIdNumber, purgeBefore } from "./customers.rules.ts";
import type { IdRetention } from "./customers.rules.ts";
import * as db from "./id-numbers.db.ts";

export type SeenId = {
  type: IdType;
  state: string;
  /** Empty if a person looked at the card and wrote no number down. */
  number: string;
  expiresOn: string | null;
  birthYear: number | null;
  isOver18: boolean;
};

/** Records that an ID was checked; the number only if the store's retention keeps any. */
export async function saveSeenId(
  context: StoreContext,
  { customerId, seen, retention }: { customerId: string; seen: SeenId; retention: IdRetention },
): Promise<void> {
  const { id: storeId, accountId } = context.store;
  const number = plainIdNumber(seen.number);
  const isKept = number !== "" && retention !== "never";
  await db.saveCheckedId(
    context.sql,
    { accountId, id: customerId },
    {
      type: seen.type,
      state: seen.state,
      expiresOn: seen.expiresOn,
      last4: number === "" ? null : number.slice(-4),
      number: isKept
        ? {
            sealed: sealText(number, sealing(context, customerId)),
            hash: idNumberHash(context, { state: seen.state, number }),
          }
        : null,
      birthYear: seen.birthYear,
      over18At: seen.isOver18 ? context.now : null,
      at: context.now,
      by: context.employee?.fullName ?? context.user?.fullName ?? "",
      storeId,
    },
  );
  const customer = await getCustomer(context, customerId);
  await context.emit(
    customerIdChecked,
    { name: fullName(customer), type: seen.type },
    { kind: "Customer", id: customerId },
  );
}

/** By which the person of an ID is found again; of the company, because a hash of one must say nothing to another. */
export function idNumberHash(context: StoreContext, id: { state: string; number: string }): Buffer {
  const { accountId } = context.store;
  return hashText(`${accountId}|${id.state.toUpperCase()}|${plainIdNumber(id.number)}`, keyOf(context));
}

/** The whole number, for a manager; each look leaves a line in the history. */
export const showIdNumber = operation({
  name: "customers.showIdNumber",
  kind: "write",
  permission: "customers:manage",
  on: "store",
  employee: "required",
  secretAnswer: "run-again",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<{ id: string; number: string }> {
    const { accountId } = context.store;
    const customer = await getCustomer(context, id);
    const sealed = await db.findSealedNumber(context.sql, { accountId, id: customer.id });
    if (sealed === null) {
      throw notFound("ID number");
    }
    await context.emit(idNumberShown, { name: fullName(customer) }, { kind: "Customer", id: customer.id });
    return { id: customer.id, number: openText(sealed, sealing(context, customer.id)) };
  },
});

/** Takes away what the store's retention keeps no longer. */
export const purgeIdNumbers = operation({
  name: "customers.purgeIdNumbers",
  kind: "write",
  permission: "customers:manage",
  on: "store",
  input: z.object({ retention: z.enum(idRetentions) }),
  async run(context, { retention }): Promise<{ count: number }> {
    const { id: storeId, accountId } = context.store;
    const before = purgeBefore(retention, context.now);
    const count = before === null ? 0 : await db.purgeNumbers(context.sql, { accountId, storeId, before });
    if (count > 0) {
      await context.emit(idNumbersPurged, { count });
    }
    return { count };
  },
});

function keyOf(context: Context): { secretKey: string; purpose: string } {
  return { secretKey: context.platform.secretKey, purpose: "customers.id-number" };
}

function sealing(context: StoreContext, customerId: string): Parameters<typeof sealText>[1] {
  return { ...keyOf(context), place: `${context.store.accountId}/${customerId}` };
}
