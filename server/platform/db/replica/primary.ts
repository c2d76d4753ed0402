import type pg from "pg";
import type { Database, Scope } from "#server/platform/db/db.ts";
import { withinAnswerTime } from "./answer-time.ts";
import { readLsn } from "./marks.rules.ts";
import type { Mark } from "./marks.rules.ts";

/** What announces each committed change. */
export type Changes = {
  channel: string;
  /** Which account and store a message on the channel is about. */
  read(payload: string): { accountId: number; storeId: number | null };
};

const keptMarks = 200;

/**
 * Where the primary's log is. Of commits that wait for the disk, which is the default, all that were confirmed are
 * before what was written; with `synchronous_commit = off` only what was inserted covers them.
 */
const markQuery = `select clock_timestamp() as at, (case when current_setting('synchronous_commit') = 'off'
  then pg_current_wal_insert_lsn() else pg_current_wal_lsn() end)::text as lsn`;
/** The installation's id, which a replica shares. */
export const identityQuery = "select system_identifier::text as id from pg_control_system()";

/** The primary as its replica's reader sees it. */
export type Primary = {
  /** Everything committed before this call is before the mark, and its messages were heard when it resolves. */
  takeMark(): Promise<Mark>;
  marks(): readonly Mark[];
  newest(): Mark | null;
  changedBefore(scope: Scope): number;
  /** The first mark of the connection in use: those before may be of another primary. */
  since(): number;
  /** The installation's id, which a replica shares. */
  systemId(): string;
  close(): Promise<void>;
};

/**
 * Marks are taken on the connection that listens: PostgreSQL hands a message over before it says that a later statement
 * is done, so no change that was committed before a mark is heard of after it.
 */
export function listenToPrimary({ database, changes }: { database: Database; changes: Changes }): Primary {
  const marks: Mark[] = [];
  const changed = new Map<string, number>();
  let taken = 0;
  /** After a gap in listening everything may have changed. */
  let allChangedBefore = 0;
  let systemId = "";
  let opening: Promise<pg.Client> | null = null;
  let current: pg.Client | null = null;

  async function open(): Promise<pg.Client> {
    const client = await database.openListener();
    const drop = (): void => {
      // Another one may have taken its place by then.
      opening = current === client ? null : opening;
    };
    client.on("error", drop).on("end", drop);
    current = client;
    marks.length = 0;
    client.on("notification", ({ payload = "" }) => {
      const { accountId, storeId } = changes.read(payload);
      // Of a mark that is under way it isn't known which of both came first.
      changed.set(storeId === null ? `account ${accountId}` : `store ${storeId}`, taken + 1);
    });
    await client.query(`listen ${changes.channel}`);
    allChangedBefore = taken + 1;
    const identity = await client.query<{ id: string }>(identityQuery);
    systemId = identity.rows[0]?.id ?? "";
    return client;
  }

  return {
    async takeMark() {
      opening ??= open();
      const client = await opening.catch((error: unknown) => {
        opening = null;
        throw error;
      });
      taken += 1;
      const number = taken;
      const { rows } = await withinAnswerTime(client.query<{ at: Date; lsn: string }>(markQuery), "primary").catch(
        (error: unknown) => {
          opening = null;
          void client.end().catch(() => undefined);
          throw error;
        },
      );
      const mark = { number, lsn: readLsn(rows[0]?.lsn ?? ""), at: rows[0]?.at ?? new Date(0) };
      marks.push(mark);
      marks.splice(0, Math.max(0, marks.length - keptMarks));
      return mark;
    },
    marks: () => marks,
    newest: () => marks.at(-1) ?? null,
    changedBefore(scope) {
      // Work over all stores is about each change.
      const numbers = scope === "system" ? [...changed.values()] : keysOf(scope).map((key) => changed.get(key) ?? 0);
      return numbers.reduce((latest, number) => Math.max(latest, number), allChangedBefore);
    },
    since: () => allChangedBefore,
    systemId: () => systemId,
    async close() {
      const client = await opening?.catch(() => null);
      await client?.end();
    },
  };
}

function keysOf({ accountIds, storeIds }: Exclude<Scope, "system">): string[] {
  return [...accountIds.map((id) => `account ${id}`), ...storeIds.map((id) => `store ${id}`)];
}
