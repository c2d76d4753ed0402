import pg from "pg";
import { UnsuitableDatabase } from "./suitable-database.ts";

export const serviceRole = "hangtag_service";

/** As dear as the next page, nearly: a store's rows are in memory or on a disk without moving parts. The default is a hard disk's. */
const randomPageCost = 1.1;

/**
 * Everything is set by statement: a pooler refuses or silently drops what a client asks for at its start, and then the
 * session would work as the owner. `discard all` comes first, because a pooler may hand over the settings, prepared
 * statements and locks of the client before.
 */
const forService = `set role ${serviceRole}; set search_path = public; set row_security = on; set random_page_cost = ${randomPageCost}`;

/** The owner may be called "hangtag" too; then PostgreSQL would look for tables in the schema of that name first. */
const forOwner = "reset role; set search_path = public";

/**
 * The role that row-level security sees, and the tables of a store or a company on which it is not in force for that role:
 * a superuser, BYPASSRLS and a table that was opened all end up in the one list.
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
 * Makes a new connection one of the service: its role, its search path, nothing left from a client before.
 *
 * @throws UnsuitableDatabase when row-level security would not bind this connection
 */
export async function enterService(client: pg.ClientBase): Promise<void> {
  await client.query("discard all");
  await client.query(forService);
  const { rows } = await client.query<Identity>(identity);
  const [found] = rows;
  if (found?.role !== serviceRole || found.searchPath !== "public") {
    throw new UnsuitableDatabase(
      `Hangtag must work as the role ${serviceRole} but this connection is ${found?.role ?? "unknown"}: ` +
        "something between Hangtag and its database drops settings. Connect to PostgreSQL itself, or to a pooler in session mode.",
    );
  }
  if (found.open.length > 0) {
    throw new UnsuitableDatabase(
      `Row-level security does not protect ${nameSome(found.open)} from the role ${serviceRole}, so one store could see another's rows. ` +
        `Take SUPERUSER and BYPASSRLS from that role, and force row-level security on these tables again.`,
    );
  }
}

/** Makes a new connection one of the schema's owner, whatever a client before had set. */
async function enterOwner(client: pg.ClientBase): Promise<void> {
  await client.query("discard all");
  await client.query(forOwner);
}

/** A connection as the owner; the caller ends it. */
export async function openOwnerClient(ownerUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: ownerUrl });
  // A loss while it works fails the statement under way; unheard, the same news would end the program.
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
  return new pg.Pool({
    connectionString: ownerUrl,
    max,
    verify: (client, done) => void enterOwner(client).then(() => done(), done),
  });
}

function nameSome(names: readonly string[]): string {
  const shown = names.slice(0, 3).join(", ");
  return names.length > 3 ? `${shown} and ${names.length - 3} more tables` : shown;
}
