import { sql as raw } from "kysely";
import type { CustomerCodeRule } from "#common/customers/customer-code.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { ListOrder, PagePlace } from "#server/platform/paging/list-order.ts";
import { selectPage, toPage } from "#server/platform/paging/list-page.ts";
import type { Page } from "#server/platform/paging/list-page.ts";

export type RegisterNumber = {
  externalId: string;
  name: string;
  phone: string | null;
  customerCode: string | null;
  /** Whom of ours it is linked to. */
  customerId: string | null;
};

export async function findCodeRule(sql: Sql, storeId: number): Promise<CustomerCodeRule> {
  const row = await sql
    .selectFrom("customerCodeRulesView")
    .select("customerCodeRule")
    .where("storeId", "=", storeId)
    .executeTakeFirst();
  return row?.customerCodeRule === "mobile" ? "mobile" : "blank";
}

export const numberOrder: ListOrder<"name"> = {
  columns: { name: { by: raw.ref("name"), type: "text" } },
  tie: { by: raw.ref("externalId"), type: "text" },
  usual: { sortBy: "name", descending: false },
};

type StoreRule = { storeId: number; rule: CustomerCodeRule };

export async function listMisplaced(
  sql: Sql,
  { place, ...store }: StoreRule & { place: PagePlace },
): Promise<Page<RegisterNumber>> {
  return toPage(await selectPage(selectMisplaced(sql, store), place).execute(), place);
}

export async function countMisplaced(sql: Sql, store: StoreRule): Promise<number> {
  const row = await selectMisplaced(sql, store)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function exportMisplaced(sql: Sql, store: StoreRule, limit: number): Promise<RegisterNumber[]> {
  return selectMisplaced(sql, store).orderBy("name").orderBy("externalId").limit(limit).execute();
}

/**
 * Without a phone, a Customer Code that has as many digits as a number and is none; where the code is to be the number, a
 * phone beside it too.
 */
function selectMisplaced(sql: Sql, { storeId, rule }: StoreRule) {
  const isCodeMistyped = raw<boolean>`coalesce(trim(phone), '') = '' and customer_code !~ '^[0-9]{10}$'
    and length(regexp_replace(customer_code, '[^0-9]', '', 'g')) between 7 and 11`;
  const isTwice = raw<boolean>`trim(phone) <> '' and customer_code ~ '^[0-9]{10}$'`;
  return sql
    .selectFrom("posCustomerNumbersView")
    .select(["externalId", "name", "phone", "customerCode", "customerId"])
    .$castTo<RegisterNumber>()
    .where("storeId", "=", storeId)
    .where(rule === "mobile" ? raw<boolean>`((${isCodeMistyped}) or (${isTwice}))` : isCodeMistyped);
}
