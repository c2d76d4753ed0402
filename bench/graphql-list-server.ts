import { noServices } from "#server/platform/providers/provider.ts";
import { createServer } from "node:http";
import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { createSchema, createYoga } from "graphql-yoga";
import pg from "pg";
import { pino } from "pino";
import { embeddedRealtime } from "#server/adapters/realtime/embedded-realtime.ts";
import { buildApp } from "#server/app/build-app.ts";
import { cachePrincipals } from "#server/platform/auth/principals.ts";
import { openDatabase } from "#server/platform/db/db.ts";
import { mailboxEmails } from "#server/areas/mailbox/mailbox.ts";

/** One contender of bench/graphql-list.ts: `node bench/graphql-list-server.ts <name> <database url> <store id>` */
const [name = "", url = "", storeId = ""] = process.argv.slice(2);

process.on("message", () => process.send?.(process.cpuUsage()));
process.on("SIGTERM", () => process.exit(0));
process.on("disconnect", () => process.exit(0));
await (name === "hangtag" ? serveHangtag() : serveBare(name === "raw-pg" ? rawAnswers() : yogaAnswers()));

async function serveHangtag(): Promise<void> {
  const log = pino({ level: "error" });
  const database = openDatabase({ url, connections: 20, log });
  const live = embeddedRealtime({ app: { id: "bench", key: "key", secret: "secret" }, database, log });
  const clock = () => new Date();
  await cachePrincipals({ database, log });
  const http = await buildApp({
    database,
    realtime: live.realtime,
    emails: mailboxEmails({ database, clock }),
    log,
    clock,
    isDemo: false,
    publicUrl: "http://localhost",
    secretKey: "a secret that is long enough for a bench",
    services: noServices,
  });
  await http.listen({ port: 0, host: "127.0.0.1" });
  sendPort(http.server.address());
}

function serveBare(answer: RequestListener): void {
  const server = createServer(answer);
  server.listen(0, "127.0.0.1", () => sendPort(server.address()));
}

function rawAnswers(): RequestListener {
  const read = reader();
  return (_request, reply) => {
    void read().then((page) => {
      reply.setHeader("content-type", "application/json").end(JSON.stringify({ data: { allNotes: page } }));
    });
  };
}

function yogaAnswers(): RequestListener {
  const read = reader();
  const schema = createSchema({
    typeDefs: `
      type Author { employeeId: Int! firstName: String! fullName: String! }
      type Note { id: ID! date: String! body: String! access: String! isImportant: Boolean! pinnedUntil: String
        createdAt: String! author: Author! }
      type Edge { node: Note! }
      type PageInfo { hasNextPage: Boolean! endCursor: String }
      type Page { totalItems: Int! pageInfo: PageInfo! edges: [Edge!]! }
      type Query { allNotes(first: Int): Page! }`,
    resolvers: { Query: { allNotes: read } },
  });
  const yoga = createYoga({ schema, logging: false, graphiql: false });
  return (request, reply) => void yoga(request, reply);
}

/** The same two statements as the program's, prepared, as the database's owner: without row-level security. */
function reader(): () => Promise<object> {
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  const list = {
    name: "list",
    text: `select note.id, note.business_date::text as date, note.body, note.access, note.is_important as "isImportant",
        note.pinned_until::text as "pinnedUntil", note.created_at as "createdAt", note.author_employee_id,
        author.first_name, author.full_name
      from notes as note join employee_names_view as author
        on author.store_id = note.store_id and author.id = note.author_employee_id
      where note.store_id = $1 and note.deleted_at is null
      order by note.business_date desc, note.id desc limit 26`,
    values: [Number(storeId)],
  };
  const count = {
    name: "count",
    text: "select count(*)::int as count from notes where store_id = $1 and deleted_at is null",
    values: [Number(storeId)],
  };
  return async () => {
    const [rows, total] = await Promise.all([pool.query(list), pool.query<{ count: number }>(count)]);
    const edges = rows.rows.slice(0, 25).map(({ author_employee_id, first_name, full_name, ...note }) => ({
      node: { ...note, author: { employeeId: author_employee_id, firstName: first_name, fullName: full_name } },
    }));
    const last = edges.at(-1)?.node;
    const pageInfo = { hasNextPage: rows.rows.length > 25, endCursor: last ? `${last.date}_${last.id}` : null };
    return { totalItems: total.rows[0]?.count, pageInfo, edges };
  };
}

function sendPort(address: AddressInfo | string | null): void {
  process.send?.({ port: typeof address === "object" && address !== null ? address.port : 0 });
}
