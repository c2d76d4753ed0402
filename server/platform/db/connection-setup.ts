import pg from "pg";
import { connectionSettings, newClient } from "./several-hosts.ts";
import { UnsuitableDatabase } from "./suitable-database.ts";

export const serviceRole = "hangtag_service";

/** Nearly the cost of a sequential read, since the rows are in memory or on an SSD; the default fits a hard disk. */
const randomPageCost = 1.1;

/**
 * Settings are made by statement, because a pooler refuses or drops startup parameters and the session would then run as
 * the owner. `discard all` comes first, because a pooler may hand over another client's settings, prepared statements and
 * locks.
 */
const forService = `set role ${serviceRole}; set search_path = public; set row_security = on; set random_page_cost = ${randomPageCost}`;

/** The owner may be called "hangtag" too; then PostgreSQL would look for tables in the schema of that name first. */
const forOwner = "reset role; set search_path = public";

/**
 * Selects the current role and the tenant tables without row-level security for it. A superuser, BYPASSRLS and a table
 * without forced security all show up in that list.
 */
const identity = `
  select current_user::text as "role", current_setting('search_path') as "searchPath",
    array(
      select c.relname::text from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and exists (
          select from pg_attribute a
          where a.attrelid = c.oid and a.attname in ('store_id', 'account_id') and not a.attisdropped)
        and not (c.relforcerowsecurity and row_security_active(c.oid))
      order by c.relname) as "open"`;

type Identity = { role: string; searchPath: string; open: string[] };

/**
 * Sets up a new connection for the service: its role and search path, with no state of an earlier client.
 *
 * @throws UnsuitableDatabase when row-level security would not bind this connection
 */
export async function enterService(client: pg.ClientBase): Promise<void> {
  await client.query("discard all");
  await client.query(forService);
  const { rows } = await client.query<Identity>(identity);
  const [current] = rows;
  if (current?.role !== serviceRole || current.searchPath !== "public") {
    throw new UnsuitableDatabase(
      `Hangtag must work as the role ${serviceRole} but this connection is ${current?.role ?? "unknown"}: ` +
        "something between Hangtag and its database drops settings. Connect to PostgreSQL itself, or to a pooler in session mode.",
    );
  }
  if (current.open.length > 0) {
    throw new UnsuitableDatabase(
      `Row-level security does not protect ${nameSome(current.open)} from the role ${serviceRole}, so one store could see another's rows. ` +
        `Take SUPERUSER and BYPASSRLS from that role, and force row-level security on these tables again.`,
    );
  }
}

/** The same for a replica, which might have become a server that takes changes. */
export async function enterReadOnly(client: pg.ClientBase): Promise<void> {
  await enterService(client);
  await client.query("set default_transaction_read_only = on");
}

/** Sets up a new connection for the schema's owner, with no state of an earlier client. */
async function enterOwner(client: pg.ClientBase): Promise<void> {
  await client.query("discard all");
  await client.query(forOwner);
}

/** A connection as the owner; the caller ends it. */
export async function openOwnerClient(ownerUrl: string): Promise<pg.Client> {
  const client = newClient(ownerUrl);
  // A lost connection already fails its statement; without a listener the event would end the process.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await enterOwner(client);
  } catch (error) {
    await client.end();
    throw error;
  }
  return client;
}

/** Connections as the owner, for the job queue. */
export function openOwnerPool(ownerUrl: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    ...connectionSettings(ownerUrl),
    max,
    verify: (client, done) => void enterOwner(client).then(() => done(), done),
  });
  // `end()` does not wait for the server; one that closes a connection first must not end the process. Of a connection
  // that was idle the pool says it too.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

function nameSome(names: readonly string[]): string {
  const shown = names.slice(0, 3).join(", ");
  return names.length > 3 ? `${shown} and ${names.length - 3} more tables` : shown;
}
