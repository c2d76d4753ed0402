import type { DocumentNode } from "@0no-co/graphql.web";
import { replaceEqualDeep } from "@tanstack/react-query";
import { contentsOf } from "./document.ts";
import type { Field, Fragment, Selection } from "./document.ts";

/** Key fields of the types without an id of their own (specification, section 3). All other types use `id`. */
const keyFields: Readonly<Record<string, readonly string[]>> = {
  DailyReport: ["businessDate", "storeId"],
  JournalReport: ["businessDate", "storeId"],
  BackstockReport: ["categoryName", "age"],
  BackstockAgeReport: ["categoryName", "age"],
};

/** Which types a fragment on an interface is also for. */
const possibleTypes: Readonly<Record<string, readonly string[]>> = {
  Figures: ["DailyReport", "PeriodReport", "FigureSums"],
  ReportPeriod: ["WeeklyReport", "MonthlyReport"],
  DayCloseFigures: ["DayClose", "DayCloseDetail"],
};

/** A field of a record and the time its value was received, in milliseconds. */
type Learned = { value: unknown; at: number };
type LearnedFields = Map<string, Learned>;

/** Records that were changed here, for the browser to keep. */
export type ChangedRecords = readonly { at: number; fields: Record<string, unknown> }[];

/**
 * A normalized cache of a store's records. A value in one response or change updates every screen that reads the same
 * record.
 */
export class Records {
  readonly #learned = new Map<string, LearnedFields>();
  readonly #changedKeys = new Set<string>();
  readonly #assumptions = new Set<Map<string, LearnedFields>>();
  readonly #listeners = new Set<() => void>();
  #version = 0;
  /** Responses from after this moment hold nothing that is older than the records. */
  #changedAt = 0;
  /** Requests sent before this time were made for another person. */
  #forgottenAt = 0;

  /**
   * Stores the fields of every record in a response. `at` is the time of the request. Returns false when a field was
   * left out because a response to a later request, or to a change, says otherwise.
   */
  learn(document: DocumentNode, data: unknown, at: number): boolean {
    if (at < this.#forgottenAt) {
      return true;
    }
    const before = this.#changedAt;
    let isNewest = true;
    visitRecords(document, data, (key, name, value) => {
      isNewest = this.#note(key, { name, value, at }) && isNewest;
    });
    if (this.#changedAt !== before) {
      // A component may be reading this response during render, so listeners are notified afterwards.
      this.#version += 1;
      queueMicrotask(() => this.#tell());
    }
    return isNewest;
  }

  /** Stores the records that a change returned. Kept records stay cached even if no read contains them. */
  learnChange(document: DocumentNode, data: unknown, { at, isKept }: { at: number; isKept: boolean }): void {
    visitRecords(document, data, (key, name, value) => {
      if (isKept) {
        this.#changedKeys.add(key);
      }
      this.#note(key, { name, value, at });
    });
    this.#changedAt = Math.max(this.#changedAt, at);
    this.#tell();
  }

  /** Stores a change of one record. */
  change(record: object, at: number): void {
    const key = recordKey(record);
    if (key !== null) {
      this.#changedKeys.add(key);
      this.#changedAt = Math.max(this.#changedAt, at);
      Object.entries(record).forEach(([name, value]) => this.#note(key, { name, value, at }));
      this.#tell();
    }
  }

  /** Applies an optimistic update. Returns a function that rolls it back. */
  assume(document: DocumentNode, data: unknown): () => void {
    const assumed = new Map<string, LearnedFields>();
    visitRecords(document, data, (key, name, value) => {
      const fields = assumed.get(key) ?? new Map<string, Learned>();
      assumed.set(key, fields.set(name, { value, at: Number.POSITIVE_INFINITY }));
    });
    this.#assumptions.add(assumed);
    this.#tell();
    return () => {
      this.#assumptions.delete(assumed);
      this.#tell();
    };
  }

  /** Returns the response with the newest value of every record, or the same object when nothing is newer. */
  latest<Data>(document: DocumentNode, data: Data, at: number): Data {
    return this.#changedAt <= at && this.#assumptions.size === 0
      ? data
      : latestOf(document, data, { at, find: (key, name) => this.#find(key, name) });
  }

  /** Returns a record with all its cached fields. */
  merged(record: object): object {
    const key = recordKey(record);
    return { ...record, ...(key !== null && valuesOf(this.#learned.get(key))) };
  }

  changed(): ChangedRecords {
    return [...this.#changedKeys].map((key) => {
      const fields = this.#learned.get(key);
      return { at: Math.max(...[...(fields?.values() ?? [])].map(({ at }) => at)), fields: valuesOf(fields) };
    });
  }

  restore(changed: ChangedRecords): void {
    changed.forEach(({ fields, at }) => this.change(fields, at));
  }

  forget(): void {
    this.#learned.clear();
    this.#changedKeys.clear();
    this.#assumptions.clear();
    this.#changedAt = 0;
    this.#forgottenAt = Date.now();
    this.#tell();
  }

  /** Increases with every change that a screen may need to show. */
  readonly version = (): number => this.#version;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  #tell(): void {
    this.#version += 1;
    for (const listener of [...this.#listeners]) {
      listener();
    }
  }

  /** Returns false when a newer value, and another one, is known. */
  #note(key: string, { name, value, at }: { name: string } & Learned): boolean {
    const fields = this.#learned.get(key) ?? new Map<string, Learned>();
    this.#learned.set(key, fields);
    const previous = fields.get(name);
    const isAnother = previous !== undefined && replaceEqualDeep(previous.value, value) !== previous.value;
    if (previous !== undefined && previous.at > at) {
      return !isAnother;
    }
    if (isAnother) {
      this.#changedAt = Math.max(this.#changedAt, at);
    }
    fields.set(name, { value, at });
    return true;
  }

  #find(key: string, name: string): Learned | undefined {
    for (const assumed of [...this.#assumptions].toReversed()) {
      const field = assumed.get(key)?.get(name);
      if (field !== undefined) {
        return field;
      }
    }
    return this.#learned.get(key)?.get(name);
  }
}

function valuesOf(fields: LearnedFields | undefined): Record<string, unknown> {
  return Object.fromEntries([...(fields ?? [])].map(([name, { value }]) => [name, value]));
}

/** Returns the cache key of a record, or null for a value that is not a record. */
export function recordKey(value: object): string | null {
  const typename: unknown = Reflect.get(value, "__typename");
  if (typeof typename !== "string") {
    return null;
  }
  const values = (keyFields[typename] ?? ["id"]).map((name): unknown => Reflect.get(value, name));
  return values.every((part) => typeof part === "string" || typeof part === "number")
    ? `${typename}:${values.join(":")}`
    : null;
}

/** Returns all records in a response. */
export function recordsIn(value: unknown): object[] {
  if (typeof value !== "object" || value === null) {
    return [];
  }
  const inside = Object.values(value).flatMap(recordsIn);
  return recordKey(value) === null ? inside : [value, ...inside];
}

/** Whether a record has every field that a fragment on its type asks for. */
export function isWhole(fragment: DocumentNode, record: object): boolean {
  const { fragments } = contentsOf(fragment);
  const [first] = fragments.values();
  const reading: Reading = { fragments, at: 0, find: () => undefined };
  return valueOf(first?.selections ?? null, record, { ...reading, isStrict: true }) !== missing;
}

type Selections = readonly Selection[] | null;
type Visit = (key: string, name: string, value: unknown) => void;

function visitRecords(document: DocumentNode, data: unknown, visit: Visit): void {
  const { fragments, operation } = contentsOf(document);
  const visitAll = (selections: Selections, value: unknown): void => {
    if (Array.isArray(value)) {
      value.forEach((item) => visitAll(selections, item));
    } else if (selections !== null && typeof value === "object" && value !== null) {
      const key = recordKey(value);
      if (key !== null) {
        visit(key, "__typename", Reflect.get(value, "__typename"));
      }
      for (const field of fieldsOf(selections, value, fragments)) {
        const own: unknown = Reflect.get(value, field.responseName);
        if (key !== null && own !== undefined && field.isPlain) {
          visit(key, field.name, own);
        }
        visitAll(field.selections, own);
      }
    }
  };
  visitAll(operation?.selections ?? null, data);
}

type Reading = {
  fragments: ReadonlyMap<string, Fragment>;
  at: number;
  find: (key: string, name: string) => Learned | undefined;
};

function latestOf<Data>(document: DocumentNode, data: Data, { at, find }: Omit<Reading, "fragments">): Data {
  const { fragments, operation } = contentsOf(document);
  const reading = { fragments, at, find, isStrict: false };
  // Each field of it was either read by this document, or has all that this document asks for.
  const isData = (value: unknown): value is Data => value !== missing;
  const latest = valueOf(operation?.selections ?? null, data, reading);
  return isData(latest) ? latest : data;
}

const missing = Symbol("missing");

/** Returns the value with newer records, or `missing` when a strict reading lacks a selected field. */
function valueOf(selections: Selections, value: unknown, reading: Reading & { isStrict: boolean }): unknown {
  if (value === undefined && reading.isStrict) {
    return missing;
  }
  if (selections === null || typeof value !== "object" || value === null) {
    return value;
  }
  if (Array.isArray(value)) {
    const items = value.map((item) => valueOf(selections, item, reading));
    return items.includes(missing) ? missing : items.some((item, at) => item !== value[at]) ? items : value;
  }
  return objectOf(selections, value, reading);
}

function objectOf(selections: readonly Selection[], value: object, reading: Reading & { isStrict: boolean }): unknown {
  const key = recordKey(value);
  const changes: [string, unknown][] = [];
  for (const field of fieldsOf(selections, value, reading.fragments)) {
    const own: unknown = Reflect.get(value, field.responseName);
    const next = newerValue(key, field, reading) ?? { value: valueOf(field.selections, own, reading) };
    if (next.value === missing) {
      return missing;
    }
    if (next.value !== own) {
      changes.push([field.responseName, next.value]);
    }
  }
  return changes.length === 0 ? value : { ...value, ...Object.fromEntries(changes) };
}

/** Returns a newer cached value of a field if it has every field selected here. */
function newerValue(key: string | null, field: Field, reading: Reading): { value: unknown } | null {
  const newer = key === null || !field.isPlain ? undefined : reading.find(key, field.name);
  if (newer === undefined || newer.at <= reading.at) {
    return null;
  }
  const value = valueOf(field.selections, newer.value, { ...reading, isStrict: true });
  return value === missing ? null : { value };
}

function fieldsOf(selections: readonly Selection[], value: object, fragments: Reading["fragments"]): readonly Field[] {
  return selections.flatMap((selection): readonly Field[] => {
    if ("name" in selection) {
      return [selection];
    }
    const fragment = "fragment" in selection ? fragments.get(selection.fragment) : selection;
    return fragment !== undefined && isFor(fragment.type, value) ? fieldsOf(fragment.selections, value, fragments) : [];
  });
}

function isFor(type: string | null, value: object): boolean {
  const typename: unknown = Reflect.get(value, "__typename");
  return (
    type === null ||
    typeof typename !== "string" ||
    type === typename ||
    (possibleTypes[type]?.includes(typename) ?? false)
  );
}
