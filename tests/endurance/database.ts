import { readFile } from "node:fs/promises";
import path from "node:path";
import type pg from "pg";
import { newClient } from "#server/platform/db/several-hosts.ts";
import { databaseName, ownerName } from "#server/platform/db/postgres-cluster.ts";

/** Reads the database directly, with a connection per query, because the server is killed in between. */
export type Owner = {
  rows<Row extends pg.QueryResultRow>(statement: string, values?: unknown[]): Promise<Row[]>;
};

/** The owner of an embedded database, whose port changes when it is started again. */
export function openOwner(dataFolder: string): Owner {
  return askingAt(() => readUrl(dataFolder));
}

export function ownerAt(url: string): Owner {
  return askingAt(async () => url);
}

function askingAt(findUrl: () => Promise<string>): Owner {
  return {
    async rows<Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []) {
      const client = newClient(await findUrl());
      // The query rejects too; without a listener the event would end this process.
      client.on("error", () => undefined);
      try {
        await client.connect();
        return (await client.query<Row>(statement, values)).rows;
      } finally {
        await client.end().catch(() => undefined);
      }
    },
  };
}

export async function postmasterPid(dataFolder: string): Promise<number> {
  return Number((await pidFile(dataFolder))[0]);
}

async function readUrl(dataFolder: string): Promise<string> {
  const port = Number((await pidFile(dataFolder))[3]);
  const password = await readFile(path.join(dataFolder, "postgres", "password"), "utf8");
  return `postgres://${ownerName}:${password.trim()}@127.0.0.1:${port}/${databaseName}`;
}

async function pidFile(dataFolder: string): Promise<string[]> {
  return (await readFile(path.join(dataFolder, "postgres", "cluster", "postmaster.pid"), "utf8")).split("\n");
}
