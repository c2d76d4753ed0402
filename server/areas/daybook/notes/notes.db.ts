import type { BusinessDate } from "#common/business-date.ts";
import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { sql as raw } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Sql } from "#server/platform/db/db.ts";
import type { DB as Tables } from "#server/platform/db/tables.ts";
import type { ListOrder, PagePlace } from "#server/platform/paging/list-order.ts";
import { mapPage, pageOf, selectPage } from "#server/platform/paging/list-page.ts";
import type { Page } from "#server/platform/paging/list-page.ts";
import { signerOf } from "#server/areas/daybook/tasks/tasks.db.ts";
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
  /** Who has pressed "Got it", the first first. */
  seenBy: Seen[];
};

export type Seen = { person: Signer; at: Date };

/** What the list, its count and its parts are made from. */
type NoteTable = Tables & { note: Tables["notes"] };

type Readable = { storeId: number; withManagerNotes: boolean; withDeleted?: boolean };

function selectNotes(sql: Sql, of: Readable) {
  return sql
    .selectFrom("notes as note")
    .innerJoin("employee_names_view as author", (join) =>
      join.onRef("author.store_id", "=", "note.store_id").onRef("author.id", "=", "note.author_employee_id"),
    )
    .leftJoin("employee_names_view as editor", (join) =>
      join.onRef("editor.store_id", "=", "note.store_id").onRef("editor.id", "=", "note.edited_by_employee_id"),
    )
    .select(["note.id", "note.business_date", "note.body", "note.access", "note.is_important", "note.pinned_until"])
    .select(["note.created_at", "note.edited_at", "note.author_employee_id"])
    .select([
      "author.first_name as author_first",
      "author.full_name as author_name",
      "author.avatar_url as author_avatar",
    ])
    .select(["editor.id as editor_id", "editor.first_name as editor_first", "editor.full_name as editor_name"])
    .select("editor.avatar_url as editor_avatar")
    .leftJoin("employee_names_view as deleter", (join) =>
      join.onRef("deleter.store_id", "=", "note.store_id").onRef("deleter.id", "=", "note.deleted_by_employee_id"),
    )
    .select(["note.is_announcement", "note.deleted_at", "deleter.id as deleter_id"])
    .select(["deleter.first_name as deleter_first", "deleter.full_name as deleter_name"])
    .select("deleter.avatar_url as deleter_avatar")
    .select((note) => jsonArrayFrom(seenOf(note)).as("seen_by"))
    .where("note.store_id", "=", of.storeId)
    .$if(of.withDeleted !== true, (query) => query.where("note.deleted_at", "is", null))
    .$if(!of.withManagerNotes, (query) => query.where("note.access", "=", "all"));
}

function seenOf(note: ExpressionBuilder<NoteTable, "note">) {
  return note
    .selectFrom("note_seen as seen")
    .innerJoin("employee_names_view as reader", (join) =>
      join.onRef("reader.store_id", "=", "seen.store_id").onRef("reader.id", "=", "seen.employee_id"),
    )
    .select(["seen.employee_id", "seen.seen_at", "reader.first_name", "reader.full_name", "reader.avatar_url"])
    .whereRef("seen.store_id", "=", "note.store_id")
    .whereRef("seen.note_id", "=", "note.id")
    .orderBy("seen.seen_at")
    .orderBy("seen.employee_id");
}

type NoteRow = Awaited<ReturnType<ReturnType<typeof selectNotes>["execute"]>>[number];

/** The day's notes and those pinned over it: pinned first, then the newest. */
export async function listNotesOfDay(sql: Sql, of: Readable & { date: BusinessDate }): Promise<Note[]> {
  const rows = await selectNotes(sql, of)
    .where((where) =>
      where.or([
        where("note.business_date", "=", of.date),
        where.and([where("note.pinned_until", ">=", of.date), where("note.business_date", "<=", of.date)]),
      ]),
    )
    .orderBy(
      (order) => order("note.pinned_until", ">=", of.date),
      (direction) => direction.desc().nullsLast(),
    )
    .orderBy("note.created_at", "desc")
    .orderBy("note.id", "desc")
    .execute();
  return rows.map(toNote);
}

export async function findNote(sql: Sql, of: Readable & { id: string }): Promise<Note | null> {
  const row = await selectNotes(sql, of).where("note.id", "=", of.id).executeTakeFirst();
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

export const noteOrder: ListOrder<"date" | "body" | "author.fullName"> = {
  columns: {
    date: { by: raw.ref("note.business_date"), type: "date" },
    body: { by: raw`left(lower(note.body), ${raw.lit(comparedLetters)})`, type: "text" },
    "author.fullName": { by: raw`lower(author.full_name)`, type: "text" },
  },
  tie: { by: raw.ref("note.id"), type: "uuid" },
  usual: { sortBy: "date", descending: true },
};

export async function listNotes(
  sql: Sql,
  of: Readable & { filter: NoteFilter; place: PagePlace },
): Promise<Page<Note>> {
  const query = selectNotes(sql, of).where((where) => matches(where, of.filter));
  return mapPage(pageOf(await selectPage(query, of.place).execute(), of.place), toNote);
}

/** Counts the notes alone: each has its author, so the names that the list joins would change nothing but the time. */
export async function countNotes(sql: Sql, of: Readable & { filter: NoteFilter }): Promise<number> {
  const row = await sql
    .selectFrom("notes as note")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where((where) => matches(where, of.filter))
    .where("note.store_id", "=", of.storeId)
    .where("note.deleted_at", "is", null)
    .$if(!of.withManagerNotes, (query) => query.where("note.access", "=", "all"))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Two who change one note come one after the other. */
export async function lockNote(sql: Sql, of: { storeId: number; id: string }): Promise<void> {
  await sql
    .selectFrom("notes")
    .select("id")
    .where("store_id", "=", of.storeId)
    .where("id", "=", of.id)
    .forNoKeyUpdate()
    .execute();
}

/** False when a note with this id exists already: the same request came twice. */
export async function insertNote(
  sql: Sql,
  note: { storeId: number; id: string; authorEmployeeId: number; at: Date } & NoteFields,
): Promise<boolean> {
  const inserted = await sql
    .insertInto("notes")
    .values({
      store_id: note.storeId,
      id: note.id,
      author_employee_id: note.authorEmployeeId,
      created_at: note.at,
      ...columnsOf(note),
    })
    .onConflict((conflict) => conflict.columns(["store_id", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateNote(
  sql: Sql,
  note: { storeId: number; id: string; byEmployeeId: number; at: Date } & NoteFields,
): Promise<void> {
  await sql
    .updateTable("notes")
    .set({ edited_at: note.at, edited_by_employee_id: note.byEmployeeId, ...columnsOf(note) })
    .where("store_id", "=", note.storeId)
    .where("id", "=", note.id)
    .execute();
}

export async function deleteNote(
  sql: Sql,
  of: { storeId: number; id: string; byEmployeeId: number; at: Date },
): Promise<void> {
  await sql
    .updateTable("notes")
    .set({ deleted_at: of.at, deleted_by_employee_id: of.byEmployeeId })
    .where("store_id", "=", of.storeId)
    .where("id", "=", of.id)
    .execute();
}

export async function undeleteNote(sql: Sql, of: { storeId: number; id: string }): Promise<void> {
  await sql
    .updateTable("notes")
    .set({ deleted_at: null, deleted_by_employee_id: null })
    .where("store_id", "=", of.storeId)
    .where("id", "=", of.id)
    .execute();
}

/** False when the person had seen it before. */
export async function insertSeen(
  sql: Sql,
  of: { storeId: number; noteId: string; employeeId: number; at: Date },
): Promise<boolean> {
  const inserted = await sql
    .insertInto("note_seen")
    .values({ store_id: of.storeId, note_id: of.noteId, employee_id: of.employeeId, seen_at: of.at })
    .onConflict((conflict) => conflict.columns(["store_id", "note_id", "employee_id"]).doNothing())
    .returning("note_id")
    .executeTakeFirst();
  return inserted !== undefined;
}

function matches(where: ExpressionBuilder<NoteTable, "note">, filter: NoteFilter): Expression<SqlBool> {
  const wanted: Expression<SqlBool>[] = [];
  if (filter.text !== null) {
    wanted.push(where("note.body", "ilike", `%${escaped(filter.text)}%`));
  }
  if (filter.authorEmployeeId !== null) {
    wanted.push(where("note.author_employee_id", "=", filter.authorEmployeeId));
  }
  if (filter.from !== null) {
    wanted.push(where("note.business_date", ">=", filter.from));
  }
  if (filter.to !== null) {
    wanted.push(where("note.business_date", "<=", filter.to));
  }
  if (filter.pinnedOn !== null) {
    wanted.push(where("note.pinned_until", ">=", filter.pinnedOn));
  }
  return where.and(wanted);
}

/** What a person types is text, not a pattern. */
function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

function columnsOf(note: NoteFields) {
  return {
    business_date: note.date,
    body: note.body,
    access: note.access,
    is_important: note.isImportant,
    pinned_until: note.pinnedUntil,
    is_announcement: note.isAnnouncement,
  };
}

function toNote(row: NoteRow): Note {
  return {
    id: row.id,
    date: row.business_date,
    body: row.body,
    access: row.access === "manager" ? "manager" : "all",
    isImportant: row.is_important,
    pinnedUntil: row.pinned_until,
    author: {
      employeeId: row.author_employee_id,
      firstName: row.author_first ?? "",
      fullName: row.author_name ?? "",
      avatarUrl: row.author_avatar,
    },
    createdAt: row.created_at,
    editedAt: row.edited_at,
    editedBy: signerOf({
      id: row.editor_id,
      first: row.editor_first,
      name: row.editor_name,
      avatar: row.editor_avatar,
    }),
    isAnnouncement: row.is_announcement,
    deletedAt: row.deleted_at,
    deletedBy: signerOf({
      id: row.deleter_id,
      first: row.deleter_first,
      name: row.deleter_name,
      avatar: row.deleter_avatar,
    }),
    seenBy: row.seen_by.map((seen) => ({
      person: {
        employeeId: seen.employee_id,
        firstName: seen.first_name ?? "",
        fullName: seen.full_name ?? "",
        avatarUrl: seen.avatar_url,
      },
      at: new Date(seen.seen_at),
    })),
  };
}
