import type { BusinessDate } from "#common/business-date.ts";
import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { sql as raw } from "kysely";
import { builtOnce } from "#server/platform/db/built-once.ts";
import type { Sql } from "#server/platform/db/db.ts";
import { jsonArrayFrom } from "#server/platform/db/json-array-from.ts";
import type { DB as Tables } from "#server/platform/db/tables.ts";
import type { ListOrder, PagePlace } from "#server/platform/paging/list-order.ts";
import { edgeValues, mapPage, pageShape, placeOf, selectPage, toPage } from "#server/platform/paging/list-page.ts";
import type { EdgeValues, Page, PageShape } from "#server/platform/paging/list-page.ts";
import { signer, signerOf } from "#server/areas/daybook/tasks/tasks.db.ts";
import { accessOf } from "#server/areas/daybook/tasks/tasks.rules.ts";
import type { Signer } from "#server/areas/daybook/tasks/tasks.db.ts";
import type { NoteContents } from "./notes.rules.ts";

export type NoteFields = NoteContents;

export type Note = NoteFields & {
  id: string;
  author: Signer;
  createdAt: Date;
  editedAt: Date | null;
  editedBy: Signer | null;
  deletedAt: Date | null;
  deletedBy: Signer | null;
  /** People who pressed "Got it", earliest first. */
  seenBy: Seen[];
};

export type Seen = { person: Signer; at: Date };

/** What the list, its count and its parts are made from. */
type NoteTable = Tables & { note: Tables["notes"] };

type Readable = { storeId: number; withManagerNotes: boolean; withDeleted?: boolean };

function selectNotes(sql: Sql, filter: Readable) {
  return sql
    .selectFrom("notes as note")
    .innerJoin("employeeNamesView as author", (join) =>
      join.onRef("author.storeId", "=", "note.storeId").onRef("author.id", "=", "note.authorEmployeeId"),
    )
    .leftJoin("employeeNamesView as editor", (join) =>
      join.onRef("editor.storeId", "=", "note.storeId").onRef("editor.id", "=", "note.editedByEmployeeId"),
    )
    .select([
      "note.id",
      "note.businessDate as date",
      "note.body",
      "note.access",
      "note.isImportant",
      "note.pinnedUntil",
    ])
    .select(["note.createdAt", "note.editedAt", "note.authorEmployeeId"])
    .select(["author.firstName as authorFirst", "author.fullName as authorName", "author.avatarUrl as authorAvatar"])
    .select(["editor.id as editorId", "editor.firstName as editorFirst", "editor.fullName as editorName"])
    .select("editor.avatarUrl as editorAvatar")
    .leftJoin("employeeNamesView as deleter", (join) =>
      join.onRef("deleter.storeId", "=", "note.storeId").onRef("deleter.id", "=", "note.deletedByEmployeeId"),
    )
    .select(["note.isAnnouncement", "note.deletedAt", "deleter.id as deleterId"])
    .select(["deleter.firstName as deleterFirst", "deleter.fullName as deleterName"])
    .select("deleter.avatarUrl as deleterAvatar")
    .select((note) => jsonArrayFrom(seenOf(note)).as("seenBy"))
    .where("note.storeId", "=", filter.storeId)
    .$if(filter.withDeleted !== true, (query) => query.where("note.deletedAt", "is", null))
    .$if(!filter.withManagerNotes, (query) => query.where("note.access", "=", "all"));
}

function seenOf(note: ExpressionBuilder<NoteTable, "note">) {
  return note
    .selectFrom("noteSeen as seen")
    .innerJoin("employeeNamesView as reader", (join) =>
      join.onRef("reader.storeId", "=", "seen.storeId").onRef("reader.id", "=", "seen.employeeId"),
    )
    .select(["seen.employeeId", "seen.seenAt", "reader.firstName", "reader.fullName", "reader.avatarUrl"])
    .whereRef("seen.storeId", "=", "note.storeId")
    .whereRef("seen.noteId", "=", "note.id")
    .orderBy("seen.seenAt")
    .orderBy("seen.employeeId");
}

type NoteRow = Awaited<ReturnType<ReturnType<typeof selectNotes>["execute"]>>[number];

/** The day's notes and those pinned over it: pinned first, then the newest. */
export async function listNotesOfDay(sql: Sql, filter: Readable & { date: BusinessDate }): Promise<Note[]> {
  const { storeId, date, ...shape } = filter;
  return (await notesOfDay(sql, { storeId, date }, shape)).map(toNote);
}

const notesOfDay = builtOnce((sql, filter: { storeId: number; date: BusinessDate }, shape: Omit<Readable, "storeId">) =>
  selectNotes(sql, { ...shape, storeId: filter.storeId })
    .where((where) =>
      where.or([
        where("note.businessDate", "=", filter.date),
        where.and([where("note.pinnedUntil", ">=", filter.date), where("note.businessDate", "<=", filter.date)]),
      ]),
    )
    .orderBy(
      (order) => order("note.pinnedUntil", ">=", filter.date),
      (direction) => direction.desc().nullsLast(),
    )
    .orderBy("note.createdAt", "desc")
    .orderBy("note.id", "desc"),
);

export async function findNote(sql: Sql, key: Readable & { id: string }): Promise<Note | null> {
  const row = await selectNotes(sql, key).where("note.id", "=", key.id).executeTakeFirst();
  return row ? toNote(row) : null;
}

export type NoteFilter = {
  text: string | null;
  authorEmployeeId: number | null;
  from: BusinessDate | null;
  to: BusinessDate | null;
  pinnedOn: BusinessDate | null;
};

/** Notes are compared by their beginning alone: a cursor holds it. */
const comparedLetters = 100;

type NoteColumn = "date" | "body" | "author.fullName";

export const noteOrder: ListOrder<NoteColumn> = {
  columns: {
    date: { by: raw.ref("note.businessDate"), type: "date" },
    body: { by: raw`left(lower(note.body), ${raw.lit(comparedLetters)})`, type: "text" },
    "author.fullName": { by: raw`lower(author.full_name)`, type: "text" },
  },
  tie: { by: raw.ref("note.id"), type: "uuid" },
  usual: { sortBy: "date", descending: true },
};

type NoteQuery = { storeId: number; withManagerNotes: boolean; filter: NoteFilter };

/** Which of the filter's fields narrow the list; the others are null. */
type NoteShape = { withManagerNotes: boolean; narrowing: (keyof NoteFilter)[] };

export async function listNotes(
  sql: Sql,
  { place, ...query }: NoteQuery & { place: PagePlace<NoteColumn> },
): Promise<Page<Note>> {
  const values = { ...valuesOf(query), ...edgeValues(place) };
  return mapPage(toPage(await notePage(sql, values, { ...shapeOf(query), page: pageShape(place) }), place), toNote);
}

type NotePageShape = NoteShape & { page: PageShape<NoteColumn> };

const notePage = builtOnce((sql, values: NoteValues & EdgeValues, { page, ...shape }: NotePageShape) =>
  selectPage(
    selectNotes(sql, { storeId: values.storeId, withManagerNotes: shape.withManagerNotes }).where((where) =>
      matches(where, values, shape),
    ),
    placeOf(noteOrder, page, values),
  ),
);

export async function countNotes(sql: Sql, query: NoteQuery): Promise<number> {
  const [row] = await noteCount(sql, valuesOf(query), shapeOf(query));
  return row?.count ?? 0;
}

/** Counts the notes alone: each has its author, so the names that the list joins would change nothing but the time. */
const noteCount = builtOnce((sql, values: NoteValues, shape: NoteShape) =>
  sql
    .selectFrom("notes as note")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where((where) => matches(where, values, shape))
    .where("note.storeId", "=", values.storeId)
    .where("note.deletedAt", "is", null)
    .$if(!shape.withManagerNotes, (query) => query.where("note.access", "=", "all")),
);

/** The filter's text as a pattern. Values of fields that do not narrow are not read. */
type NoteValues = NoteFilter & { storeId: number };

function valuesOf({ storeId, filter }: NoteQuery): NoteValues {
  return { ...filter, storeId, text: filter.text === null ? null : `%${escaped(filter.text)}%` };
}

function shapeOf({ withManagerNotes, filter }: NoteQuery): NoteShape {
  const fields = ["text", "authorEmployeeId", "from", "to", "pinnedOn"] as const;
  return { withManagerNotes, narrowing: fields.filter((field) => filter[field] !== null) };
}

/** Serializes changes of one note. */
export async function lockNote(sql: Sql, key: { storeId: number; id: string }): Promise<void> {
  await sql
    .selectFrom("notes")
    .select("id")
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .forNoKeyUpdate()
    .execute();
}

/** Returns false when a note with this id exists: the request was repeated. */
export async function insertNote(
  sql: Sql,
  { date, ...note }: { storeId: number; id: string; authorEmployeeId: number; createdAt: Date } & NoteFields,
): Promise<boolean> {
  const inserted = await sql
    .insertInto("notes")
    .values({ ...note, businessDate: date })
    .onConflict((conflict) => conflict.columns(["storeId", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateNote(
  sql: Sql,
  {
    storeId,
    id,
    date,
    ...note
  }: { storeId: number; id: string; editedByEmployeeId: number; editedAt: Date } & NoteFields,
): Promise<void> {
  await sql
    .updateTable("notes")
    .set({ ...note, businessDate: date })
    .where("storeId", "=", storeId)
    .where("id", "=", id)
    .execute();
}

export async function deleteNote(
  sql: Sql,
  key: { storeId: number; id: string; byEmployeeId: number; at: Date },
): Promise<void> {
  await sql
    .updateTable("notes")
    .set({ deletedAt: key.at, deletedByEmployeeId: key.byEmployeeId })
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .execute();
}

export async function undeleteNote(sql: Sql, key: { storeId: number; id: string }): Promise<void> {
  await sql
    .updateTable("notes")
    .set({ deletedAt: null, deletedByEmployeeId: null })
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .execute();
}

/** False when the person had seen it before. */
export async function insertSeen(
  sql: Sql,
  change: { storeId: number; noteId: string; employeeId: number; at: Date },
): Promise<boolean> {
  const inserted = await sql
    .insertInto("noteSeen")
    .values({ storeId: change.storeId, noteId: change.noteId, employeeId: change.employeeId, seenAt: change.at })
    .onConflict((conflict) => conflict.columns(["storeId", "noteId", "employeeId"]).doNothing())
    .returning("noteId")
    .executeTakeFirst();
  return inserted !== undefined;
}

function matches(
  where: ExpressionBuilder<NoteTable, "note">,
  { text, authorEmployeeId, from, to, pinnedOn }: NoteFilter,
  { narrowing }: NoteShape,
): Expression<SqlBool> {
  const conditions: Record<keyof NoteFilter, () => Expression<SqlBool>> = {
    text: () => where("note.body", "ilike", text),
    authorEmployeeId: () => where("note.authorEmployeeId", "=", authorEmployeeId),
    from: () => where("note.businessDate", ">=", from),
    to: () => where("note.businessDate", "<=", to),
    pinnedOn: () => where("note.pinnedUntil", ">=", pinnedOn),
  };
  return where.and(narrowing.map((field) => conditions[field]()));
}

/** What a person types is text, not a pattern. */
function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

function toNote(row: NoteRow): Note {
  const { authorEmployeeId, authorFirst, authorName, authorAvatar, seenBy, ...others } = row;
  const { editorId, editorFirst, editorName, editorAvatar, ...edited } = others;
  const { deleterId, deleterFirst, deleterName, deleterAvatar, ...note } = edited;
  return {
    ...note,
    access: accessOf(note.access),
    author: signer({ id: authorEmployeeId, first: authorFirst, name: authorName, avatar: authorAvatar }),
    editedBy: signerOf({ id: editorId, first: editorFirst, name: editorName, avatar: editorAvatar }),
    deletedBy: signerOf({ id: deleterId, first: deleterFirst, name: deleterName, avatar: deleterAvatar }),
    seenBy: seenBy.map(({ employeeId, firstName, fullName, avatarUrl, seenAt }) => ({
      person: signer({ id: employeeId, first: firstName, name: fullName, avatar: avatarUrl }),
      at: new Date(seenAt),
    })),
  };
}
