import { csvText } from "#common/csv.ts";

/** `about` stands in the README, and ends without a period. */
export type ExportedTable = { file: string; table: string; about: string };

/** A column as the database's catalog has it. */
export type CatalogColumn = { table: string; name: string; type: string; comment: string | null };

/** How a column is written: as text, cents as dollars, or an instant in UTC. */
export type ColumnForm = "text" | "money" | "instant";

export type ExportedColumn = { name: string; title: string; form: ColumnForm; comment: string | null };

/** What must not leave even with its owner: hashes, sealed values, ID numbers even in part, and links that let people in. */
const isSecret = /(^|_)(hash|sealed|token|secret|avatar)(_|$)|^id_last4$/;
const centsEnd = /_cents$/;

/** The columns that a file gets. Bytes are never text, so none of them comes. */
export function exportedColumns(columns: readonly CatalogColumn[]): ExportedColumn[] {
  return columns
    .filter(({ name, type }) => type !== "bytea" && !isSecret.test(name))
    .map(({ name, type, comment }) => {
      const form = formOf({ name, type });
      return { name, form, comment, title: form === "money" ? name.replace(centsEnd, "") : name };
    });
}

function formOf({ name, type }: Pick<CatalogColumn, "name" | "type">): ColumnForm {
  if (centsEnd.test(name) && (type === "integer" || type === "bigint")) {
    return "money";
  }
  return type === "timestamp with time zone" ? "instant" : "text";
}

/** The first line of a file; a byte order mark lets Excel read it as UTF-8. */
export function fileHead(columns: readonly ExportedColumn[]): string {
  return `\uFEFF${csvText([columns.map(({ title }) => title)])}`;
}

export function fileLines(rows: readonly (readonly (string | null)[])[]): string {
  return rows.length === 0 ? "" : csvText(rows.map((row) => row.map((cell) => cell ?? "")));
}

export type WrittenFile = { about: ExportedTable; columns: readonly ExportedColumn[]; rows: number };

/** What is in the folder, for a person who opens it years later without us. */
export function readmeText(
  files: readonly WrittenFile[],
  { company, madeAt }: { company: string; madeAt: Date },
): string {
  const head = [
    `Everything of ${company}, exported on ${madeAt.toISOString().slice(0, 10)}.`,
    "",
    "Each file is a table with commas between its columns (CSV, UTF-8). Excel, Numbers and Google Sheets open it.",
    "Amounts are in US dollars. Times are in UTC, dates are your stores' business dates.",
    "Columns that end in _id name a line of another file: store_id a line of stores.csv, customer_id one of customers.csv.",
    "Passwords, PINs and ID numbers are not in here.",
  ];
  return [...head, ...files.flatMap(fileText)].join("\r\n");
}

function fileText({ about: { file, about }, columns, rows }: WrittenFile): string[] {
  const named = columns.filter(({ comment }) => comment !== null);
  return [
    "",
    `${file}.csv: ${about}. ${rows} ${rows === 1 ? "line" : "lines"}.`,
    ...named.map(({ title, comment }) => `  ${title}: ${comment}`),
  ];
}
