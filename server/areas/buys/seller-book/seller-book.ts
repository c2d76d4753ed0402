import { z } from "zod";
import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import * as db from "./seller-book.db.ts";
import { goneQuiet, sellerBookCsv, storeTakeRate } from "./seller-book.rules.ts";
import type { Seller } from "./seller-book.rules.ts";

/** A year has each seller's seasons once. */
const bookDays = 365;
const mostListed = 100;

export type SellerBook = {
  from: BusinessDate;
  to: BusinessDate;
  /** All of them. */
  count: number;
  /** Share of the pieces that the store takes, 0 to 1. */
  takeRate: number;
  /** Who was paid most. */
  top: Seller[];
  quiet: Seller[];
};

/** Who sells to the store, what comes of it, and which good sellers have stayed away. */
export const viewSellerBook = operation({
  name: "buys.viewSellerBook",
  kind: "read",
  permission: "reports:view-manager-reports",
  on: "store",
  input: z.object({}),
  async run(context): Promise<SellerBook> {
    const { sellers, from, to } = await loadSellers(context);
    return {
      ...{ from, to, count: sellers.length, takeRate: storeTakeRate(sellers) },
      top: sellers.slice(0, mostListed),
      quiet: goneQuiet(sellers, to).slice(0, mostListed),
    };
  },
});

/** All sellers of the book as lines for a spreadsheet. */
export const exportSellerBook = operation({
  name: "buys.exportSellerBook",
  kind: "read",
  permission: "reports:export",
  on: "store",
  mayLag: true,
  input: z.object({}),
  async run(context): Promise<string> {
    const { sellers, to } = await loadSellers(context);
    return sellerBookCsv(sellers, to);
  },
});

async function loadSellers(context: StoreContext) {
  const storeId = context.store.id;
  const to = await findBusinessDate(context.sql, { storeId, at: context.now });
  const from = addDays(to, 1 - bookDays);
  return { from, to, sellers: await db.listSellers(context.sql, { storeId, from, to }) };
}
