/** A shop's history in a database of its own, as its point of sale would have kept it: a row for each line of a ticket. */
import { createReadStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { parse } from "csv-parse";
import { createConnection } from "mysql2/promise";
import { z } from "zod";
import { type Mariadb, startMariadb } from "#tests/kit/servers/mariadb.ts";

const rowsAtOnce = 2000;
const record = z.array(z.string());

const table = `create table sale_lines (
  id int primary key auto_increment, InvoiceNo varchar(20), StockCode varchar(40), Description varchar(200), Quantity int,
  InvoiceDate datetime, UnitPrice decimal(12, 3), CustomerID varchar(20), Country varchar(60), key (InvoiceDate))`;

const columns = "InvoiceNo, StockCode, Description, Quantity, InvoiceDate, UnitPrice, CustomerID, Country";

/** Fills a MariaDB with a file of the columns of Online Retail. */
export async function retailDatabase(file: string): Promise<Mariadb> {
  const server = await startMariadb();
  await server.ask("create database shop", "use shop", table);
  await server.ask("create user reader@'%' identified by 'only reads'", "grant select on shop.* to reader@'%'");
  const connection = await createConnection({ host: "127.0.0.1", port: server.port, user: "root", database: "shop" });
  const parser = parse({ from_line: 2 });
  const reading = pipeline(createReadStream(file), file.endsWith(".gz") ? createGunzip() : new PassThrough(), parser);
  let rows: string[][] = [];
  const insert = async () => {
    await connection.query(`insert into sale_lines (${columns}) values ?`, [rows]);
    rows = [];
  };
  for await (const cells of parser) {
    rows.push(record.parse(cells));
    if (rows.length === rowsAtOnce) {
      await insert();
    }
  }
  await insert();
  await reading;
  connection.destroy();
  return server;
}

/** Writes the settings by which a till reads that database, with the map of the file. */
export async function retailSettings(file: string, { port, map }: { port: number; map: unknown }): Promise<void> {
  const sql = `select ${columns} from sale_lines where InvoiceDate > :after order by InvoiceDate, id limit :limit`;
  const queries = [{ map, sql, bookmark: "InvoiceDate", start: "2009-01-01", overlap: 10 }];
  const access = { engine: "mysql", host: "127.0.0.1", port, database: "shop", user: "reader", encrypt: "off" };
  await writeFile(path.join(file), JSON.stringify({ ...access, password: "only reads", queries }));
}
