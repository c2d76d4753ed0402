import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tenantTables } from "./kit/canaries.ts";
import { aStore, anEmployee } from "./kit/people.ts";
import { testProgram } from "./kit/test-program.ts";
import type { TestProgram } from "./kit/test-program.ts";

/**
 * What keeps a table from being spread over machines by its store, read from the catalog of a plain PostgreSQL. Citus
 * 13.2 refused the tables that it names and took the others (decision 76).
 */
let program: TestProgram;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

/** Tables that every machine would hold whole, because tables of a store point at them. */
const copiedTables = new Map([
  ["accounts", "companies: few, and hardly ever changed"],
  ["customers", "a customer belongs to the company, and every store of it points at the same row"],
  ["journal_template_lines", "the franchisor's journal entries; public knowledge"],
  ["stores", "few, and hardly ever changed"],
  ["texting_entities", "one registration of a company for many stores' numbers"],
  ["users", "few, and hardly ever changed"],
]);

/** What is known to stand in the way, by its reason. Lines may go; a new one needs a decision. */
const standing: { reason: string; obstacles: string[] }[] = [
  {
    reason: "bills are the company's, some for no store, and few: they can stay beside the accounts",
    obstacles: [
      "billing_invoices: billing_invoices_pkey",
      "billing_invoices: store_id",
      "billing_subscriptions: billing_subscriptions_pkey",
      "billing_subscriptions: hangtag.refuse_training_billing",
    ],
  },
  {
    reason: "the history has rows of a company without a store, and one order of ids over all of it",
    obstacles: ["events: events_pkey", "events: store_id"],
  },
  {
    reason: "one thing outside belongs to one store of all, and no store's machine alone can tell",
    obstacles: [
      "order_shops: order_shops__one_store",
      "register_connections: register_connections__one_store",
      "texting_numbers: texting_numbers__one_phone",
    ],
  },
  {
    reason:
      "found by a secret before the store is told; a code is short enough that only all of them can say it is free",
    obstacles: ["devices: devices__one_token", "pairing_codes: pairing_codes__one_code"],
  },
  {
    reason: "customers are the company's: what is written about them is found and merged over its stores",
    obstacles: [
      "customer_merges: customer_merges__once",
      "customer_merges: customer_merges_pkey",
      "customer_merges: customer_phone_ties_account_id_merge_id_fkey",
      "customer_notes: customer_notes_pkey",
      "customers: hangtag.forget_contact",
      "customers: hangtag.keep_customer_words",
    ],
  },
  {
    reason: "a coupon may be used in another store of the company than the one it came from, once",
    obstacles: [
      "coupon_offline_uses: coupon_offline_uses_coupon_store_id_coupon_id_fkey",
      "coupons: coupons__one_number",
      "coupons: coupons_redeem_store_id_redeem_employee_id_fkey",
      "coupons: hangtag.add_coupon_sums",
      "coupons: hangtag.mark_changed_coupon_customer",
      "coupons: hangtag.mark_coupon_customers",
    ],
  },
  {
    reason: "a STOP to the whole company names the employee who wrote it down",
    obstacles: ["employees: texting_account_stops_at_store_id_employee_id_fkey"],
  },
  {
    reason: "whoever changes rights, by the program or by hand, every process hears of it in the same transaction",
    obstacles: [
      "devices: hangtag.announce_rights",
      "employee_confirmations: hangtag.announce_rights",
      "employees: hangtag.announce_rights",
      "store_settings: hangtag.announce_rights",
      "stores: hangtag.announce_rights",
      "user_stores: hangtag.announce_loss",
      "user_stores: hangtag.announce_rights",
      "users: hangtag.announce_loss",
      "users: hangtag.announce_rights",
    ],
  },
  {
    reason: "a rule that must hold whoever writes, also the database's owner",
    obstacles: [
      "email_consents: hangtag.refuse_change",
      "integrations: hangtag.refuse_training_service",
      "texting_consents: hangtag.refuse_change",
      "texting_messages: hangtag.guard_text",
      "texting_numbers: hangtag.keep_training_number",
    ],
  },
  {
    reason: "a conversation's place and newest text are kept by the row that changes them, in one statement",
    obstacles: ["texting_messages: hangtag.note_text", "texting_threads: hangtag.place_text_thread"],
  },
];

type Obstacle = { line: string; kind: keyof typeof advice };

/** What to do about each kind. */
const advice = {
  key: "Let the key name store_id as well, behind the columns that are looked up without the store.",
  null: "Make store_id not null, or keep the company's own rows in another table.",
  reference: "Let the foreign key pair store_id with store_id, or leave it out and check in the operation.",
  target: "Point at a table of the store, or add the other one to copiedTables with its reason.",
  action:
    "Delete or update what points there in the operation; a key that carries store_id may only restrict or cascade.",
  trigger: "Put the rule into a constraint or the operation.",
  policy: "Use hangtag.isolate_store_table: a policy may call hangtag's scope functions and must not read a table.",
};

const findObstacles = `
  with tables as (
    select pg_class.oid, relname::text as name, attnum as store, attnotnull as has_store,
      case when relname = any ($1) then 'copied' when attnum is null then 'other' else 'store' end as place
    from pg_class left join pg_attribute on attrelid = pg_class.oid and attname = 'store_id' and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
  ), keys as (
    select pg_constraint.oid, conname::text as name, one.name as from_table, one.place as from_place,
      other.name as to_table, other.place as to_place, confdeltype, confupdtype,
      one.store = any (conkey) as carries_store,
      exists (select from unnest(conkey, confkey) as pair (here, there) where here = one.store and there = other.store)
        as pairs_store
    from pg_constraint join tables as one on one.oid = conrelid join tables as other on other.oid = confrelid
    where contype = 'f'
  )
  select 'key' as kind, name || ': ' || indexrelid::regclass as line
  from tables join pg_index on indrelid = tables.oid
  where place = 'store' and (indisunique or indisexclusion) and store <> all (indkey)
  union all
  select 'null', name || ': store_id' from tables where place = 'store' and not has_store
  union all
  select 'reference', case from_place when 'store' then from_table else to_table end || ': ' || name from keys
  where to_place = 'store' and (from_place <> 'store' or not pairs_store)
  union all
  select 'target', from_table || ': ' || name from keys where from_place = 'store' and to_place = 'other'
  union all
  select 'action', from_table || ': ' || name from keys
  where from_place = 'store' and carries_store and (confdeltype in ('n', 'd') or confupdtype in ('n', 'd', 'c'))
  union all
  select distinct 'trigger', name || ': ' || tgfoid::regproc
  from tables join pg_trigger on tgrelid = tables.oid and not tgisinternal
  where place in ('store', 'copied')
  union all
  select 'policy', name || ': ' || polname
  from tables join pg_policy on polrelid = tables.oid
  cross join concat(pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) as expression
  where place in ('store', 'copied') and ${withoutSubSelects("expression")} ~* 'select'
  order by 1, 2`;

/** The policies ask for the scope in sub-selects, once for a statement. Without them they say the same. */
function withoutSubSelects(expression: string): string {
  return `regexp_replace(${expression}, '\\( SELECT (hangtag\\.\\w+\\(\\)) AS \\w+\\)', '\\1', 'g')`;
}

async function obstacles(client: pg.Pool | pg.PoolClient): Promise<Obstacle[]> {
  const result = await client.query<Obstacle>(findObstacles, [[...copiedTables.keys()]]);
  return result.rows;
}

const listed = standing.flatMap((group) => group.obstacles);

test("nothing new keeps a table of a store from being distributed", async () => {
  const unlisted = (await obstacles(program.owner)).filter(({ line }) => !listed.includes(line));
  const fresh = unlisted.map(({ line, kind }) => `${line}. ${advice[kind]}`);
  expect(fresh, "if it must stay, list it in tests/distribution.pg.test.ts with its reason (decision 76)").toEqual([]);
});

test("what no longer stands in the way is not listed", async () => {
  const lines = (await obstacles(program.owner)).map(({ line }) => line);
  expect(listed.filter((line) => !lines.includes(line))).toEqual([]);
  expect(listed).toEqual([...new Set(listed)]);
});

test("a table with each obstacle is found, and one without is not", async () => {
  const added = await undone(async (client) => {
    const before = (await obstacles(client)).map(({ line }) => line);
    await client.query(`
      create table kept (store_id integer not null references stores (id), id uuid, primary key (store_id, id));
      call hangtag.isolate_store_table('kept');
      create table elsewhere (id uuid primary key);
      create table bad (
        store_id integer references stores (id), id uuid primary key, kept_id uuid, kept_store integer,
        elsewhere_id uuid constraint bad__elsewhere references elsewhere,
        constraint bad__unpaired foreign key (kept_store, kept_id) references kept (store_id, id),
        constraint bad__emptied foreign key (store_id, kept_id) references kept on delete set null (kept_id)
      );
      create trigger bad__rule before insert on bad for each row execute function hangtag.refuse_change();
      create policy bad__reads on bad using (exists (select from stores where id = store_id))`);
    return (await obstacles(client)).filter(({ line }) => !before.includes(line));
  });
  expect(added).toEqual([
    { kind: "action", line: "bad: bad__emptied" },
    { kind: "key", line: "bad: bad_pkey" },
    { kind: "null", line: "bad: store_id" },
    { kind: "policy", line: "bad: bad__reads" },
    { kind: "reference", line: "bad: bad__unpaired" },
    { kind: "target", line: "bad: bad__elsewhere" },
    { kind: "trigger", line: "bad: hangtag.refuse_change" },
  ]);
});

test("every policy can be rewritten without a sub-select by one statement, and a store then sees the same", async () => {
  const ours = await aStore(program);
  const employee = await anEmployee(program, ours);
  await anEmployee(program, await aStore(program));
  const after = await undone(async (client) => {
    const statements = await client.query<{ statement: string }>(`
      select format('alter policy %I on %s using (%s)', polname, polrelid::regclass,
        ${withoutSubSelects("pg_get_expr(polqual, polrelid)")}) as statement
      from pg_policy`);
    for (const { statement } of statements.rows) {
      await client.query(statement);
    }
    const left = await client.query("select polrelid::regclass from pg_policy where polqual::text like '%{SUBLINK%'");
    await client.query("set local role hangtag_service");
    await client.query("select set_config('hangtag.store_ids', $1, true), set_config('hangtag.sees_all', '', true)", [
      `{${ours.id}}`,
    ]);
    const employees = await client.query("select store_id, id from employees");
    return { rewritten: statements.rows.length, left: left.rows, employees: employees.rows };
  });
  expect(after.rewritten).toBeGreaterThan(100);
  expect(after.left).toEqual([]);
  expect(after.employees).toEqual([{ store_id: ours.id, id: employee.id }]);
});

test("most tables of a store are kept from it by nothing, the register's rows and the day's figures among them", async () => {
  const kept = await keptTables();
  const stores = await storeTables();
  const free = stores.filter((name) => !kept.has(name));
  expect(free.length).toBeGreaterThan(stores.length / 2);
  expect(free).toEqual(
    expect.arrayContaining(["daily_reports", "day_goals", "pos_buys", "pos_items", "pos_transactions", "task_days"]),
  );
});

async function storeTables(): Promise<string[]> {
  const tables = (await tenantTables(program)).filter(({ hasStore }) => hasStore).map(({ name }) => name);
  return tables.filter((name) => !copiedTables.has(name));
}

/** Those with an obstacle, and whatever points at one that stays, however many steps away. */
async function keptTables(): Promise<Set<string>> {
  const references = await program.owner.query<{ from: string; to: string }>(`
    select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint where contype = 'f'`);
  const withObstacle = (await obstacles(program.owner)).map(({ line }) => line.replace(/:.*/, ""));
  const kept = new Set(withObstacle.filter((name) => !copiedTables.has(name)));
  for (let size = -1; size !== kept.size;) {
    size = kept.size;
    for (const { from } of references.rows.filter(({ to }) => kept.has(to))) {
      kept.add(from);
    }
  }
  return kept;
}

/** Does something to the schema and takes it back. */
async function undone<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await program.owner.connect();
  try {
    await client.query("begin");
    return await work(client);
  } finally {
    await client.query("rollback");
    client.release();
  }
}
