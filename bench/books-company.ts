import { roles } from "#common/permissions.ts";
import { aStore, anEmployee, aUser, testPassword } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { fillDaybooks, fillTickets } from "./books-history.ts";
import type { ServedProgram } from "./served-program.ts";

export const storesEach = 20;

export type BooksCompany = { stores: TestStore[]; email: string; password: string };

/**
 * A company of 20 stores with an owner who reads the nightly report of all of them: so many years of final days, each with
 * its Day Close and its three entries, posted, its tasks, notes and hours; the first store's entries with their lines, and
 * its tickets.
 */
export async function fillBooksCompany(program: ServedProgram, years: number): Promise<BooksCompany> {
  const first = await aStore(program, { name: "Store 1" });
  const stores = [first];
  for (let number = 2; number <= storesEach; number += 1) {
    stores.push(await aStore(program, { account: { id: first.accountId }, name: `Store ${number}` }));
  }
  const user = await aUser(program, { stores, role: roles.owner });
  await anEmployee(program, first, { user, isManager: true });
  await fillDays(program, { stores, years });
  await fillDaybooks(program, { stores, years });
  await fillTickets(program, { store: first, years });
  return { stores, email: user.email, password: testPassword };
}

const days = `select store_id, current_date - back as day from unnest($1::int[]) as store_id
  cross join generate_series(1, $2) as back`;

async function fillDays(
  { owner }: ServedProgram,
  { stores, years }: { stores: readonly TestStore[]; years: number },
): Promise<void> {
  const values = [stores.map(({ id }) => id), years * 365];
  await owner.query(
    `insert into daily_reports (store_id, business_date, status, changed_at, closed_at, sales_cents, customers,
       sales_without_customer, items_sold, buys, buy_cash_cents, buy_trade_cents, goal_cents, labor_minutes, wages_cents)
     select store_id, day, 'final', now(), day + interval '27 hours', 240000 + (day - date '2000-01-01') % 90000, 80, 12, 210,
       14, 60000, 20000, 250000, 2400, 60000
     from (${days}) as days`,
    values,
  );
  await owner.query(
    `insert into pos_day_closes (store_id, external_id, business_date, updated_at, seq, device_id, received_at, closed_at,
       net_sales_cents, transactions, returns_cents, discounts_cents, tax_cents, gift_sold_cents, over_short_cents,
       buys_cash_cents, buys_trade_cents, cogs_used_cents, cogs_new_cents, tenders, categories, drawer)
     select store_id, day::text, day, now(), day - date '2000-01-01', gen_random_uuid(), day + interval '27 hours',
       day + interval '27 hours', 240000 + (day - date '2000-01-01') % 90000, 80, 0, 0, 17000, 0, 0, 60000, 20000, 70000,
       10000, '[]', '[]', '[]'
     from (${days}) as days`,
    values,
  );
  await owner.query(
    `insert into journal_entries (store_id, business_date, kind, revision, state, debit_cents, credit_cents,
       rounded_cents, difference_cents, close_seq, made_at)
     select store_id, day, kind, 1, 'ready', 257000, 257000, 0, 0, day - date '2000-01-01', now()
     from (${days}) as days cross join unnest(array['SALES', 'BUYS', 'COGS']) as kind`,
    values,
  );
  await owner.query(
    `insert into books_postings (store_id, business_date, kind, revision, number, state, provider, company_id,
       next_try_at, remote_id, remote_version, sent_revision, sent_at)
     select store_id, business_date, kind, 1, left(kind, 1) || store_id || '-' || to_char(business_date, 'YYMMDD'), 'sent',
       'quickbooks', '1', now(), '1', '0', 1, now()
     from journal_entries where store_id = any ($1::int[])`,
    values.slice(0, 1),
  );
  await owner.query(
    `insert into journal_lines (store_id, business_date, kind, revision, line_key, debit_cents, credit_cents)
     select store_id, business_date, entries.kind, 1, key, case side when 'debit' then 1000 else 0 end,
       case side when 'credit' then 1000 else 0 end
     from journal_entries as entries join journal_template_lines as template on template.kind = entries.kind
     where store_id = $1`,
    [stores[0]?.id],
  );
  await owner.query(
    `insert into nightly_mail_settings (store_id, on_since, saved_at)
     select store_id, now() - interval '1 year', now() from unnest($1::int[]) as store_id`,
    values.slice(0, 1),
  );
  await owner.query("vacuum analyze daily_reports, pos_day_closes, journal_entries, journal_lines, books_postings");
}
