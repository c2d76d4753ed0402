import { z } from "zod";
import { getCustomer } from "#server/areas/customers/get-customer.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { findRecords } from "./customer-records.db.ts";
import * as db from "./customer-summary.db.ts";
import type { CustomerFigures, OpenBuy } from "./customer-summary.db.ts";
import { textWords } from "./customer-summary.rules.ts";
import type { TextWords } from "./customer-summary.rules.ts";

export type CustomerSummary = CustomerFigures & { words: TextWords; openBuy: OpenBuy | null };

/** What the head of the page says: counts over all stores that the caller may see, texts and the open buy of this one. */
export const viewCustomerSummary = operation({
  name: "customers.viewCustomerSummary",
  kind: "read",
  permission: "customers:view",
  on: "store",
  input: z.object({ id: z.uuid() }),
  async run(context, input): Promise<CustomerSummary> {
    const { accountId, id: storeId } = context.store;
    const { id, mobile } = await getCustomer(context, input.id);
    const records = await findRecords(context.sql, { accountId, id });
    const phone = { storeId, phone: mobile };
    const [figures, permissions, words, openBuy] = await Promise.all([
      db.readFigures(context.sql, { accountId, records, now: context.now }),
      db.findTextPermissions(context.sql, phone),
      db.listWords(context.sql, phone),
      db.findOpenBuy(context.sql, { storeId, accountId, ids: records.ids }),
    ]);
    return { ...figures, words: textWords(permissions, words), openBuy };
  },
});
