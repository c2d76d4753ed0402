/** The lists of Square's interface: filtered by time, sorted, in pages with a cursor. */
import type { SimulatedMerchants, Wire } from "#server/adapters/registers/simulated-merchants.ts";
import type { SimulatedResponse } from "#server/platform/providers/simulated-services.ts";
import { badRequest } from "#server/adapters/square/square-simulated-answers.ts";

export type TimeRange = { field: string; from: string | null; to: string | null };

/** Rows whose time lies in the range, the oldest first; the end is left out. */
export function within(rows: readonly Wire[], { field, from, to }: TimeRange): Wire[] {
  const start = from === null ? -Infinity : Date.parse(from);
  const end = to === null ? Infinity : Date.parse(to);
  const inside: { row: Wire; at: number }[] = [];
  for (const [place, at] of instantsOf(rows, field).entries()) {
    if (at >= start && at < end) {
      inside.push({ row: rows[place] ?? {}, at });
    }
  }
  return inside.toSorted((left, right) => left.at - right.at).map(({ row }) => row);
}

const knownInstants = new WeakMap<readonly Wire[], Map<string, number[]>>();

/** What has happened keeps its time and is read once: a shop of years has a hundred thousand payments. */
function instantsOf(rows: readonly Wire[], field: string): readonly number[] {
  const ofRows = knownInstants.get(rows) ?? new Map<string, number[]>();
  knownInstants.set(rows, ofRows);
  const instants = field === "updated_at" ? [] : (ofRows.get(field) ?? []);
  for (const row of rows.slice(instants.length)) {
    instants.push(Date.parse(textOf(row[field])));
  }
  ofRows.set(field, instants);
  return instants;
}

const knownPlaces = new WeakMap<readonly Wire[], Map<unknown, number>>();

/** Rows are only added, so one stays where it was. */
export function findById(rows: readonly Wire[], id: string): Wire | undefined {
  const places = knownPlaces.get(rows) ?? new Map<unknown, number>();
  knownPlaces.set(rows, places);
  for (let at = places.size; at < rows.length; at += 1) {
    places.set(rows[at]?.["id"], at);
  }
  return rows[places.get(id) ?? -1];
}

type Listing = { name: string; rows: readonly Wire[]; limit: number; cursor: unknown; question: unknown };

/** A page under the list's name. A cursor holds for the very same question, and until `cursorEpoch` moves on. */
export function pageOf(
  { cursorEpoch }: SimulatedMerchants,
  { name, rows, limit, cursor, question }: Listing,
): SimulatedResponse {
  const key = JSON.stringify([cursorEpoch, question]);
  let start = 0;
  if (typeof cursor === "string" && cursor !== "") {
    const given = parseCursor(cursor);
    if (given === null || given.key !== key) {
      return badRequest("INVALID_CURSOR", "The pagination cursor is invalid.");
    }
    start = given.start;
  }
  const shown = rows.slice(start, start + limit);
  const next = start + limit < rows.length ? { cursor: makeCursor({ key, start: start + limit }) } : {};
  return { status: 200, body: { ...(shown.length > 0 && { [name]: shown }), ...next } };
}

function makeCursor(cursor: { key: string; start: number }): string {
  return Buffer.from(JSON.stringify(cursor)).toString("base64url");
}

function parseCursor(cursor: string): { key: string; start: number } | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    const fields = fieldsOf(parsed);
    return typeof fields["key"] === "string" && typeof fields["start"] === "number"
      ? { key: fields["key"], start: fields["start"] }
      : null;
  } catch {
    return null;
  }
}

export function fieldsOf(value: unknown): Wire {
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Null where it is not given. */
export function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
