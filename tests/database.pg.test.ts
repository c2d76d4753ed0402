import { afterAll, beforeAll, expect, test } from "vitest";
import { testProgram } from "./kit/test-program.ts";
import type { TestProgram } from "./kit/test-program.ts";

let program: TestProgram;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

/** Tables without data of a store or an account, with the reason. */
const sharedTables = new Map([
  ["area_code_zones", "where the phones of an area code are; public knowledge"],
  ["global_settings", "values of the whole installation, such as the support contact address"],
  ["guesses", "counters under keyed hashes; nobody can be read from them"],
  ["graphql_notices", "notices on their way to subscriptions; ids only"],
  ["journal_template_lines", "the lines of the franchisor's journal entries; public knowledge"],
  ["realtime_channels", "the channel server's seats, like sockets in memory: ids only"],
  ["realtime_members", "the channel server's seats, like sockets in memory: ids only"],
  ["realtime_messages", "messages too long for a notice, on their way between processes; kept for a minute"],
  ["realtime_occupancy", "which channels have listeners: names only"],
  ["realtime_processes", "which processes hold sockets"],
  ["sign_ups", "who wants a company and has none yet; only the program itself sees its rows"],
  ["schema_migrations", "the migration files that have run"],
]);

type Table = { name: string; comment: string | null; isTenants: boolean; isIsolated: boolean; policies: number };

async function tables(): Promise<Table[]> {
  const result = await program.owner.query<Table>(`
    select relname as name, obj_description(pg_class.oid) as comment,
      exists (select from pg_attribute where attrelid = pg_class.oid and attname in ('store_id', 'account_id')
        and not attisdropped) as "isTenants",
      relrowsecurity and relforcerowsecurity as "isIsolated",
      (select count(*)::int from pg_policy where polrelid = pg_class.oid) as policies
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    order by relname`);
  return result.rows;
}

function isOpen(table: Table): boolean {
  return table.isTenants && !(table.isIsolated && table.policies > 0);
}

test("every table says what it is, beginning with its area", async () => {
  const unsaid = (await tables()).filter(({ comment }) => !/^[a-z][a-z -]*: \S/.test(String(comment)));
  expect(unsaid.map(({ name }) => name)).toEqual([]);
});

test("every table of a store or a company has row-level security, forced, with a policy", async () => {
  const open = (await tables()).filter(isOpen);
  expect(open.map(({ name }) => name)).toEqual([]);
});

test("a table of neither is on the short list, with the reason", async () => {
  const others = (await tables()).filter(({ isTenants }) => !isTenants).filter(({ name }) => !sharedTables.has(name));
  expect(others.map(({ name }) => name)).toEqual([]);
});

test("the service's role can neither pass row-level security nor own a table", async () => {
  const role = await program.owner.query(
    `select rolsuper, rolbypassrls, exists (select from pg_class where relowner = pg_roles.oid) as owns
     from pg_roles where rolname = 'hangtag_service'`,
  );
  expect(role.rows).toEqual([{ rolsuper: false, rolbypassrls: false, owns: false }]);
});

test("a connection without a scope sees no rows", async () => {
  const client = await program.platform.database.pool.connect();
  try {
    await client.query(
      "select set_config('hangtag.sees_all', '', false), set_config('hangtag.store_ids', '', false), set_config('hangtag.account_ids', '', false)",
    );
    for (const { name } of (await tables()).filter(({ isTenants }) => isTenants)) {
      const result = await client.query(`select 1 from "${name}" limit 1`);
      expect([name, result.rowCount]).toEqual([name, 0]);
    }
  } finally {
    client.release(true);
  }
});
