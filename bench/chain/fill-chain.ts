/** A chain of small stores in the middle of their day, each with a manager who is signed in and a register. */
import type pg from "pg";
import { roles } from "#common/permissions.ts";
import { hashToken, newToken } from "#server/platform/auth/tokens.ts";
import type { CrowdStore } from "./load.ts";

const historyDays = 400;
const employees = 8;
const tasks = 12;
const storesACompany = 3;
const timeZones = ["America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles"];

type Row = {
  id: number;
  accountId: number;
  timeZone: string;
  userId: number;
  tillUserId: number;
  email: string;
  taskId: string;
};

export async function fillChain(owner: pg.Pool, count: number): Promise<CrowdStore[]> {
  await owner.query(
    `insert into accounts (name) select 'Company ' || number from generate_series(1, $1::int) as number`,
    [Math.ceil(count / storesACompany)],
  );
  await owner.query(
    `insert into stores (account_id, name, initials, number, brand_kind, time_zone)
     select (select min(id) from accounts) + (number - 1) / $2::int, 'Store ' || number, 'STO', (60000 + number)::text,
       'teen', ($3::text[])[1 + number % 4]
     from generate_series(1, $1::int) as number`,
    [count, storesACompany, timeZones],
  );
  for (const statement of ofEachStore) {
    await owner.query(statement);
  }
  const { rows } = await owner.query<Row>(
    `select stores.id, stores.account_id as "accountId", stores.time_zone as "timeZone", person.id as "userId",
       till.id as "tillUserId", person.email,
       (select task.id from task_occurrences as task where task.store_id = stores.id limit 1) as "taskId"
     from stores
     join users as person on person.default_store_id = stores.id and person.role = ${roles.manager}
     join users as till on till.email = 'till-' || stores.id || '@chain.test' order by stores.id`,
  );
  const filled = await withTokens(owner, rows);
  await owner.query("vacuum analyze");
  return filled;
}

/** Each is one statement for the whole chain. */
const ofEachStore = [
  `insert into store_settings (store_id) select id from stores`,
  `insert into store_hours (store_id, weekday, opens_minutes, closes_minutes)
   select id, weekday, 0, 1439 from stores cross join generate_series(0, 6) as weekday
   on conflict (store_id, weekday) do update set opens_minutes = 0, closes_minutes = 1439`,
  `insert into users (account_id, email, full_name, role, default_store_id)
   select account_id, 'manager-' || id || '@chain.test', 'Pat Smith', ${roles.manager}, id from stores`,
  `insert into users (account_id, email, full_name, role, type)
   select account_id, 'till-' || id || '@chain.test', 'Register', 0, 'PosUser' from stores`,
  `insert into user_stores (account_id, user_id, store_id)
   select account_id, id, default_store_id from users where default_store_id is not null`,
  `insert into employees (store_id, account_id, user_id, first_name, last_name, is_manager)
   select stores.id, stores.account_id, case when place = 1 then users.id end, 'Person ' || place, 'of the floor', place = 1
   from stores join users on users.default_store_id = stores.id cross join generate_series(1, ${employees}) as place`,
  `insert into shifts (store_id, id, employee_id, business_date, starts_at, ends_at, position, created_at)
   select store_id, gen_random_uuid(), id, hangtag.business_date_at(store_id, now()), now() - interval '2 hours',
     now() + interval '6 hours', 'Floor', now() from employees`,
  `insert into punches (store_id, id, employee_id, type, at, business_date)
   select store_id, gen_random_uuid(), id, 'in', now() - interval '2 hours', hangtag.business_date_at(store_id, now())
   from employees where id % 2 = 0`,
  `insert into task_occurrences (store_id, id, business_date, original_date, name, access, due_minutes, due_at, created_at)
   select stores.id, gen_random_uuid(), day.date, day.date, 'Straighten the wall of shelf ' || place, 'all', 840, now(), now()
   from stores cross join lateral (select hangtag.business_date_at(stores.id, now()) as date offset 0) as day
   cross join generate_series(1, ${tasks}) as place`,
  `insert into notes (store_id, id, business_date, body, author_employee_id, created_at)
   select store_id, gen_random_uuid(), hangtag.business_date_at(store_id, now()), 'The missing wheel comes before noon.', id, now()
   from employees where is_manager`,
  `insert into daily_reports (store_id, business_date, status, changed_at, closed_at, sales_cents, customers,
     sales_without_customer, items_sold, buys, buy_cash_cents, buy_trade_cents, labor_minutes, wages_cents, sales_by_hour_cents)
   select id, current_date - back, 'final', now(), current_date - back + interval '27 hours',
     200000 + (id * 7919 + back * 104729) % 90000, 80, 12, 210, 14, 60000, 20000, 2400, 60000,
     array_fill(10000::bigint, array[24])
   from stores cross join generate_series(2, ${historyDays}) as back`,
  `insert into goal_defaults (store_id, id, starts_on, growth_tenths, average_transaction_cents, trade_tenths, saved_at, sales_rule)
   select id, gen_random_uuid(), current_date - 390, 30, 3000, 300, now(), 'fair' from stores`,
];

async function withTokens(owner: pg.Pool, rows: readonly Row[]): Promise<CrowdStore[]> {
  const given = rows.map((row) => ({ ...row, token: newToken(), tillToken: newToken() }));
  await owner.query(
    `insert into sessions (account_id, id, user_id, token_hash, expires_at)
     select account_id, gen_random_uuid(), user_id, token_hash, now() + interval '1 day'
     from unnest($1::int[], $2::int[], $3::bytea[]) as given (account_id, user_id, token_hash)`,
    [
      given.map(({ accountId }) => accountId),
      given.map(({ userId }) => userId),
      given.map(({ token }) => hashToken(token)),
    ],
  );
  await owner.query(
    `insert into devices (store_id, id, name, type, token_hash, user_id)
     select store_id, gen_random_uuid(), 'Front', 'pos', token_hash, user_id
     from unnest($1::int[], $2::int[], $3::bytea[]) as given (store_id, user_id, token_hash)`,
    [
      given.map(({ id }) => id),
      given.map(({ tillUserId }) => tillUserId),
      given.map(({ tillToken }) => hashToken(tillToken)),
    ],
  );
  return given.map(({ id, timeZone, email, token, tillToken, taskId }) => ({
    id,
    timeZone,
    headers: {
      "content-type": "application/json",
      accept: "application/json",
      "x-user-email": email,
      "x-user-token": token,
      "x-user-store": String(id),
    },
    tillToken,
    taskId,
  }));
}
