import { sql as raw } from "kysely";
import type { Insertable, Selectable } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { CustomerNotes } from "#server/platform/db/tables.ts";
import type { ListOrder, PagePlace } from "#server/platform/paging/list-order.ts";
import { selectPage, toPage } from "#server/platform/paging/list-page.ts";
import type { Page } from "#server/platform/paging/list-page.ts";

export type CustomerNote = Pick<
  Selectable<CustomerNotes>,
  "id" | "customerId" | "storeId" | "body" | "isPinned" | "authorName" | "createdAt"
>;

const columns = ["id", "customerId", "storeId", "body", "isPinned", "authorName", "createdAt"] as const;

/** Pinned ones stay on top of the page's side, and in their place of the list. */
export const noteOrder: ListOrder<"createdAt"> = {
  columns: { createdAt: { by: raw.ref("createdAt"), type: "timestamptz" } },
  tie: { by: raw.ref("id"), type: "uuid" },
  usual: { sortBy: "createdAt", descending: true },
};

type Owned = { accountId: number; customerIds: readonly string[] };

export async function listNotes(
  sql: Sql,
  { place, ...owned }: Owned & { place: PagePlace },
): Promise<Page<CustomerNote>> {
  return toPage(await selectPage(selectNotes(sql, owned), place).execute(), place);
}

export async function countNotes(sql: Sql, owned: Owned): Promise<number> {
  const row = await selectNotes(sql, owned)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function listPinned(sql: Sql, owned: Owned): Promise<CustomerNote[]> {
  return selectNotes(sql, owned).where("isPinned", "=", true).orderBy("createdAt", "desc").limit(5).execute();
}

function selectNotes(sql: Sql, { accountId, customerIds }: Owned) {
  return sql
    .selectFrom("customerNotes")
    .select(columns)
    .where("accountId", "=", accountId)
    .where("customerId", "=", raw<string>`any(${[...customerIds]}::uuid[])`)
    .where("deletedAt", "is", null);
}

/** Also a deleted one, which Undo brings back. */
export async function lockNote(sql: Sql, key: { accountId: number; id: string }): Promise<CustomerNote | undefined> {
  return sql
    .selectFrom("customerNotes")
    .select(columns)
    .where("accountId", "=", key.accountId)
    .where("id", "=", key.id)
    .forUpdate()
    .executeTakeFirst();
}

/** False when it was there already: the same request came twice. */
export async function insertNote(sql: Sql, note: Insertable<CustomerNotes>): Promise<boolean> {
  const inserted = await sql
    .insertInto("customerNotes")
    .values(note)
    .onConflict((conflict) => conflict.columns(["accountId", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateNote(
  sql: Sql,
  key: { accountId: number; id: string },
  changes: { isPinned: boolean } | { deletedAt: Date | null },
): Promise<void> {
  await sql
    .updateTable("customerNotes")
    .set(changes)
    .where("accountId", "=", key.accountId)
    .where("id", "=", key.id)
    .execute();
}
