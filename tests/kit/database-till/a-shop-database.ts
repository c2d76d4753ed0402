/** A register's own database with its tables, a function that writes, an administrator, and a login that may only read. */
import { anOwnServer, ask } from "#tests/kit/servers/own-server.ts";
import { startMariadb } from "#tests/kit/servers/mariadb.ts";

export type ShopDatabase = {
  /** What a person writes into the settings file to reach it. */
  access: Record<string, string | number>;
  /** Runs statements as the database's administrator. */
  run(...statements: string[]): Promise<void>;
  /** Statements that note the instant of a ticket, given in UTC, in a column that knows its zone. */
  noteInstant(sale: number, utc: string): readonly string[];
  /** A statement that lets the reading login write into `sales`. */
  allowWrites: string;
  /** Statements that keep every other connection from the sales for four seconds. */
  lockSales: readonly string[];
  stop(): Promise<void>;
};

const password = "only reads";

/** A function of the shop's own that writes a ticket of the number 99 when a query calls it. */
const written =
  "insert into sales values (99, '2026-11-20', '2026-11-20'); insert into sale_lines values (9900, 99, 'Wrong', 1, 1)";

const tables = ({ time, instant }: { time: string; instant: string }) => [
  `create table sales (id int primary key, sold_at ${time} not null, changed_at ${time} not null)`,
  `create table instants (sale_id int primary key, rung_at ${instant} not null)`,
  "create table sale_lines (id int primary key, sale_id int not null, what varchar(100), qty int, amount decimal(12, 4))",
  "create table people (id int primary key, full_name varchar(100), phone varchar(30), is_staff int, version int)",
  `create table buys (id int primary key, person_id int, brought_at ${time} not null, state varchar(20), note varchar(30), cash decimal(12, 4), changed_at ${time} not null)`,
  "create table buy_pieces (id int primary key, buy_id int not null, what varchar(100), cost decimal(12, 4), took int)",
  `create table day_ends (day date primary key, net decimal(12, 4), tickets int, changed_at ${time} not null)`,
];

export async function aMariadbShop(settings: readonly string[] = []): Promise<ShopDatabase> {
  const server = await startMariadb(settings);
  await server.ask(
    "create database shop",
    "create user reader@'%' identified by 'only reads'",
    "grant select on shop.* to reader@'%'",
  );
  const run = async (...statements: string[]) => void (await server.ask("use shop", ...statements));
  await run(
    ...tables({ time: "datetime(3)", instant: "timestamp(3)" }),
    `create function write_sale() returns int begin ${written}; return 1; end`,
  );
  return {
    access: {
      engine: "mysql",
      host: "127.0.0.1",
      port: server.port,
      database: "shop",
      user: "reader",
      password,
      encrypt: "off",
    },
    run,
    noteInstant: (sale, utc) => ["set time_zone = '+00:00'", `insert into instants values (${sale}, '${utc}')`],
    allowWrites: "grant insert on shop.sales to reader@'%'",
    lockSales: ["lock tables sales write", "select sleep(4)"],
    stop: () => server.stop(),
  };
}

export async function aPostgresShop(): Promise<ShopDatabase> {
  const server = await anOwnServer();
  const shop = new URL(server.superuserUrl);
  await ask(shop.href, "create database shop_sales", "create role reader login password 'only reads'");
  shop.pathname = "/shop_sales";
  const run = async (...statements: string[]) => void (await ask(shop.href, ...statements));
  const body = `'${written.replaceAll("'", "''")}; select 1'`;
  await run(
    ...tables({ time: "timestamp(3)", instant: "timestamptz(3)" }),
    `create function write_sale() returns int language sql security definer as ${body}`,
    "grant select on all tables in schema public to reader",
  );
  return {
    access: {
      engine: "postgresql",
      host: shop.hostname,
      port: Number(shop.port),
      database: "shop_sales",
      user: "reader",
      password,
      encrypt: "off",
    },
    run,
    noteInstant: (sale, utc) => [`insert into instants values (${sale}, '${utc}+00')`],
    allowWrites: "grant insert on sales to reader",
    lockSales: ["begin", "lock table sales in access exclusive mode", "select pg_sleep(4)"],
    stop: () => server.stop(),
  };
}
