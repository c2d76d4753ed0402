import { z } from "zod";
import type { CustomerCodeRule } from "#common/customers/customer-code.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { pageFields, readPlace } from "#server/platform/paging/list-order.ts";
import type { Page } from "#server/platform/paging/list-page.ts";
import * as db from "./register-numbers.db.ts";
import type { RegisterNumber } from "./register-numbers.db.ts";
import { registerNumbersCsv } from "./register-numbers.rules.ts";

export type RegisterNumbers = { rule: CustomerCodeRule; page: Page<RegisterNumber>; totalItems: number };

/** Customers of the store's register whose number stands in a field where the loyalty service may not find it. */
export const listRegisterNumbers = operation({
  name: "customers.listRegisterNumbers",
  kind: "read",
  permission: "reports:view-manager-reports",
  on: "store",
  input: z.object(pageFields),
  async run(context, request): Promise<RegisterNumbers> {
    const place = readPlace(request, db.numberOrder);
    const storeId = context.store.id;
    const rule = await db.findCodeRule(context.sql, storeId);
    const [page, totalItems] = await Promise.all([
      db.listMisplaced(context.sql, { storeId, rule, place }),
      db.countMisplaced(context.sql, { storeId, rule }),
    ]);
    return { rule, page, totalItems };
  },
});

/** A file of more lines is one that nobody corrects at a register. */
const mostLines = 20_000;

/** The same as lines for a spreadsheet. */
export const exportRegisterNumbers = operation({
  name: "customers.exportRegisterNumbers",
  kind: "read",
  permission: "reports:export",
  on: "store",
  mayLag: true,
  input: z.object({}),
  async run(context): Promise<string> {
    const storeId = context.store.id;
    const rule = await db.findCodeRule(context.sql, storeId);
    return registerNumbersCsv(await db.exportMisplaced(context.sql, { storeId, rule }, mostLines));
  },
});
