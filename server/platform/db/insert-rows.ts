import { sql as raw } from "kysely";
import type { RawBuilder } from "kysely";
import { snakeCase } from "./column-names.ts";
import type { Sql } from "./db.ts";
import type { DB as Tables } from "./tables.ts";

type Insertion = {
  /** `area.verbNoun`, by which the database's statistics tell the statement from others. */
  name: string;
  table: keyof Tables;
  /** All with the columns of the first. */
  rows: readonly Readonly<Record<string, unknown>>[];
  /** What follows the rows: what a conflict does, what is returned. */
  ending?: RawBuilder<unknown>;
};

/**
 * Inserts many rows in one statement. Each column is one parameter, an array: a statement takes 65,535 parameters, and a
 * batch of a register may hold more values than that. PostgreSQL reads arrays twice as fast as it reads JSON.
 */
export async function insertRows<Returned>(
  sql: Sql,
  { name, table, rows, ending = raw`` }: Insertion,
): Promise<Returned[]> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) {
    return [];
  }
  const types = (await columnTypes(sql)).get(snakeCase(table)) ?? {};
  const arrays = columns.map((column) => {
    // The insert itself says which column its table does not have.
    const type = types[snakeCase(column)] ?? "text";
    const { elements, elementType } = elementsOf(
      type,
      rows.map((row) => row[column]),
    );
    const source = raw`${arrayText(elements)}::${raw.raw(elementType)}[]`;
    return { source, column: raw.ref(column), value: raw`${raw.ref(column)}::${raw.raw(type)}` };
  });
  const names = raw.join(arrays.map(({ column }) => column));
  const result = await raw<Returned>`
    /* ${raw.raw(name)} */
    insert into ${raw.table(table)} (${names})
    select ${raw.join(arrays.map(({ value }) => value))}
    from unnest(${raw.join(arrays.map(({ source }) => source))}) as given (${names})
    ${ending}`.execute(sql);
  return result.rows;
}

type ColumnTypes = Readonly<Record<string, string>>;

let reading: Promise<ReadonlyMap<string, ColumnTypes>> | null = null;

/**
 * The types of columns as SQL writes them: a program that runs writes the columns it began with. All tables wait for one
 * reading, so that statements leave in the order in which they were called.
 */
function columnTypes(sql: Sql): Promise<ReadonlyMap<string, ColumnTypes>> {
  reading ??= readTypes(sql).catch((error: unknown) => {
    reading = null;
    throw error;
  });
  return reading;
}

async function readTypes(sql: Sql): Promise<ReadonlyMap<string, ColumnTypes>> {
  const result = await raw<{ name: string; types: ColumnTypes }>`
    /* platform.readColumnTypes */
    select relname as name, json_object_agg(attname, format_type(atttypid, null)) as types
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
    group by relname`.execute(sql);
  return new Map(result.rows.map(({ name, types }) => [name, types]));
}

type Elements = { elements: readonly unknown[]; elementType: string };

/** A list goes as a text, because `unnest` takes apart what is inside an array too. */
function elementsOf(type: string, values: readonly unknown[]): Elements {
  if (type.endsWith("[]")) {
    return { elements: values.map((value) => (Array.isArray(value) ? arrayText(value) : null)), elementType: "text" };
  }
  if (type === "jsonb") {
    return { elements: values.map((value) => (value === null ? null : JSON.stringify(value))), elementType: type };
  }
  return { elements: values, elementType: type };
}

/** An array as PostgreSQL reads it: as JSON writes it but for the brackets, and a backslash stands only for what follows. */
function arrayText(values: readonly unknown[]): string {
  const json = JSON.stringify(values).slice(1, -1);
  return `{${json.includes("\\") ? json.replaceAll(/\\(?:u[\da-f]{4}|.)/g, plainEscape) : json}}`;
}

function plainEscape(escape: string): string {
  return escape === String.raw`\"` || escape === String.raw`\\` ? escape : String(JSON.parse(`"${escape}"`));
}
