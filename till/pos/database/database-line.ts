/** One connection to a register's database, the same for each engine. It reads, and nothing else. */
import type { Mark } from "./bookmark.ts";
import type { DatabaseQuery } from "./database-settings.ts";

/** What a query answered, each value as the database spells it: dates ISO, decimals exact, nothing through a float. */
export type Page = {
  columns: readonly { name: string; isInstant: boolean }[];
  rows: readonly (readonly string[])[];
};

export type PageRequest = { query: DatabaseQuery; after: Mark; limit: number };

export type DatabaseLine = {
  /** Name and version of the database, for people. */
  version: string;
  /** What the login may change, such as `INSERT on sales`; null when it can only read. */
  findWriteRight(): Promise<string | null>;
  page(request: PageRequest): Promise<Page>;
  close(): Promise<void>;
};

/** A query that takes longer is ended by the database: the shop's own work comes first. */
export const statementTimeoutMs = 15_000;
/** How long it waits behind the shop's own work before it gives way. */
export const lockTimeoutMs = 2000;
export const connectTimeoutMs = 10_000;
