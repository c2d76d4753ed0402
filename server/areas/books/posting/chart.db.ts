import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { BooksAccount, BooksClass, BooksCompany } from "#server/adapters/bookkeeping/bookkeeping.ts";
import type { JournalKind } from "#server/areas/books/journal.rules.ts";
import type { Sql } from "#server/platform/db/db.ts";
import { recordset } from "#server/platform/db/recordset.ts";

export type PostingSettings = {
  companyId: string;
  companyName: string;
  closedThrough: BusinessDate | null;
  isCompanyConfirmed: boolean;
  startDate: BusinessDate | null;
  accountsReadAt: Date;
  pausedUntil: Date | null;
};

export async function findSettings(sql: Sql, storeId: number): Promise<PostingSettings | null> {
  const row = await sql
    .selectFrom("booksPostingSettings")
    .select([
      "companyId",
      "companyName",
      "closedThrough",
      "isCompanyConfirmed",
      "startDate",
      "accountsReadAt",
      "pausedUntil",
    ])
    .where("storeId", "=", storeId)
    .executeTakeFirst();
  return row ?? null;
}

/** Another company's books begin empty: its accounts are others, and so is all that was chosen. */
export async function saveCompany(
  sql: Sql,
  { storeId, company, at }: { storeId: number; company: BooksCompany; at: Date },
): Promise<{ isAnother: boolean }> {
  const { numDeletedRows } = await sql
    .deleteFrom("booksPostingSettings")
    .where("storeId", "=", storeId)
    .where("companyId", "<>", company.id)
    .executeTakeFirst();
  const reading = { companyName: company.name, closedThrough: company.closedThrough, accountsReadAt: at };
  await sql
    .insertInto("booksPostingSettings")
    .values({ storeId, companyId: company.id, ...reading })
    .onConflict((conflict) => conflict.column("storeId").doUpdateSet(reading))
    .execute();
  return { isAnother: numDeletedRows > 0n };
}

export async function changeSettings(
  sql: Sql,
  storeId: number,
  change: Partial<Pick<PostingSettings, "isCompanyConfirmed" | "startDate" | "pausedUntil">>,
): Promise<void> {
  await sql.updateTable("booksPostingSettings").set(change).where("storeId", "=", storeId).execute();
}

/** An account that is not there any more takes its lines' choice with it. */
export async function saveChart(
  sql: Sql,
  storeId: number,
  { accounts, classes }: { accounts: readonly BooksAccount[]; classes: readonly BooksClass[] },
): Promise<void> {
  await raw`
    /* books.saveAccounts */
    merge into books_accounts as kept
    using (select * from json_populate_recordset(null::books_accounts, ${recordset(accounts.map((row) => ({ storeId, ...row })))}::json)) as read
      on kept.store_id = read.store_id and kept.id = read.id
    when matched then update set number = read.number, name = read.name, type = read.type,
      classification = read.classification, is_active = read.is_active, is_postable = read.is_postable
    when not matched then insert (store_id, id, number, name, type, classification, is_active, is_postable)
      values (read.store_id, read.id, read.number, read.name, read.type, read.classification, read.is_active, read.is_postable)`.execute(
    sql,
  );
  await raw`
    /* books.dropAccounts */
    delete from books_accounts where store_id = ${storeId} and not id = any (${accounts.map(({ id }) => id)}::text[])`.execute(
    sql,
  );
  await sql.deleteFrom("booksClasses").where("storeId", "=", storeId).execute();
  if (classes.length > 0) {
    await sql
      .insertInto("booksClasses")
      .values(classes.map((row) => ({ storeId, ...row })))
      .execute();
  }
}

/** By number, then name. */
export async function listAccounts(sql: Sql, storeId: number): Promise<BooksAccount[]> {
  const result = await raw<BooksAccount>`
    /* books.listAccounts */
    select id, number, name, type, classification, is_active, is_postable
    from books_accounts where store_id = ${storeId} order by number nulls last, name, id`.execute(sql);
  return result.rows;
}

export async function listClasses(sql: Sql, storeId: number): Promise<BooksClass[]> {
  return sql
    .selectFrom("booksClasses")
    .select(["id", "name"])
    .where("storeId", "=", storeId)
    .orderBy("name")
    .orderBy("id")
    .execute();
}

export type LineAccount = { kind: JournalKind; line: string; accountId: string };

export async function listLineAccounts(sql: Sql, storeId: number): Promise<LineAccount[]> {
  const result = await raw<LineAccount>`
    /* books.listLineAccounts */
    select kind, line_key as line, books_account_id as account_id from books_line_accounts where store_id = ${storeId}`.execute(
    sql,
  );
  return result.rows;
}

/** Replaces the accounts of a whole kind. */
export async function saveLineAccounts(
  sql: Sql,
  storeId: number,
  { kind, accounts }: { kind: JournalKind; accounts: readonly Omit<LineAccount, "kind">[] },
): Promise<void> {
  await sql.deleteFrom("booksLineAccounts").where("storeId", "=", storeId).where("kind", "=", kind).execute();
  await sql
    .insertInto("booksLineAccounts")
    .values(accounts.map(({ line, accountId }) => ({ storeId, kind, lineKey: line, booksAccountId: accountId })))
    .execute();
}

/** Whether every line of the template has an account. */
export async function isMapped(sql: Sql, storeId: number): Promise<boolean> {
  const result = await raw<{ isMapped: boolean }>`
    /* books.isMapped */
    select not exists (
      select from journal_template_lines as template
      where not exists (
        select from books_line_accounts as chosen
        where chosen.store_id = ${storeId} and chosen.kind = template.kind and chosen.line_key = template.key)
    ) as is_mapped`.execute(sql);
  return result.rows[0]?.isMapped ?? false;
}
