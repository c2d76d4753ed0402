import type pg from "pg";
import { z } from "zod";

/** The process paused for longer than its lease, so the others removed it. */
export class LeaseLost extends Error {}

export type Entry = {
  /** True when this is the first listener of the channel on any process. */
  isFirstListener: boolean;
  version: number;
  /** Information of each member of a presence channel, as JSON text. */
  members: ReadonlyMap<string, string>;
};

const entryRow = z.object({
  isFirstListener: z.boolean(),
  version: z.number(),
  members: z.record(z.string(), z.string()),
});

export async function insertProcess(pool: pg.Pool, processId: string): Promise<void> {
  await pool.query(
    toNamedQuery("insert_realtime_process", "insert into realtime_processes (id) values ($1)", [processId]),
  );
}

/** Returns false when the process was removed as dead. */
export async function renewLease(pool: pg.Pool, processId: string): Promise<boolean> {
  const result = await pool.query(
    toNamedQuery("renew_realtime_lease", "update realtime_processes set seen_at = clock_timestamp() where id = $1", [
      processId,
    ]),
  );
  return result.rowCount === 1;
}

/** Deletes all seats of a process. Returns the channels that this vacated. */
export async function endProcess(pool: pg.Pool, processId: string): Promise<readonly string[]> {
  const result = await pool.query<{ channel: string }>(
    toNamedQuery("end_realtime_process", "select hangtag.realtime_end_process($1) as channel", [processId]),
  );
  return result.rows.map((row) => row.channel);
}

/** Removes processes with an expired lease. Returns the channels that this vacated. */
export async function sweepProcesses(pool: pg.Pool, leaseMs: number): Promise<readonly string[]> {
  const result = await pool.query<{ channel: string }>(
    toNamedQuery("sweep_realtime", "select hangtag.realtime_sweep($1::int * interval '1 millisecond') as channel", [
      leaseMs,
    ]),
  );
  return result.rows.map((row) => row.channel);
}

/** @throws LeaseLost */
export async function enterChannel(
  pool: pg.Pool,
  seat: { processId: string; channel: string; socketId: string; member: { id: string; info: string } | null },
): Promise<Entry> {
  const { processId, channel, socketId, member } = seat;
  try {
    const result = await pool.query<{ entry: unknown }>(
      toNamedQuery("enter_realtime_channel", "select hangtag.realtime_enter($1, $2, $3, $4, $5) as entry", [
        processId,
        channel,
        socketId,
        member?.id ?? null,
        member?.info ?? null,
      ]),
    );
    const entry = entryRow.parse(result.rows[0]?.entry);
    return { ...entry, members: new Map(Object.entries(entry.members)) };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "HTR01") {
      throw new LeaseLost("The process has lost its lease", { cause: error });
    }
    throw error;
  }
}

/** Returns true when the channel has no listener left on any process. */
export async function exitChannel(
  pool: pg.Pool,
  seat: { processId: string; channel: string; socketId: string; isLastOfProcess: boolean },
): Promise<boolean> {
  const result = await pool.query<{ is_vacated: boolean }>(
    toNamedQuery("exit_realtime_channel", "select hangtag.realtime_exit($1, $2, $3, $4) as is_vacated", [
      seat.processId,
      seat.channel,
      seat.socketId,
      seat.isLastOfProcess,
    ]),
  );
  return result.rows[0]?.is_vacated === true;
}

export async function listMemberIds(pool: pg.Pool, channel: string): Promise<readonly string[]> {
  const result = await pool.query<{ member_id: string }>(
    toNamedQuery(
      "list_realtime_members",
      "select distinct member_id from realtime_members where channel = $1 order by member_id",
      [channel],
    ),
  );
  return result.rows.map((row) => row.member_id);
}

export type OccupiedChannel = { name: string; memberCount: number };

/** Returns the occupied channels with the prefix, sorted by name. */
export async function listChannels(pool: pg.Pool, prefix: string): Promise<readonly OccupiedChannel[]> {
  const result = await pool.query<{ name: string; member_count: number }>(
    toNamedQuery(
      "list_realtime_channels",
      `select channel.name, count(distinct member.member_id)::int as member_count
       from realtime_channels as channel left join realtime_members as member on member.channel = channel.name
       where starts_with(channel.name, $1)
       group by channel.name order by channel.name`,
      [prefix],
    ),
  );
  return result.rows.map((row) => ({ name: row.name, memberCount: row.member_count }));
}

/** Returns null when the channel has no listener. */
export async function findChannel(pool: pg.Pool, name: string): Promise<OccupiedChannel | null> {
  const result = await pool.query<{ member_count: number }>(
    toNamedQuery(
      "find_realtime_channel",
      `select (select count(distinct member_id)::int from realtime_members where channel = $1) as member_count
       from realtime_channels where name = $1`,
      [name],
    ),
  );
  const row = result.rows[0];
  return row ? { name, memberCount: row.member_count } : null;
}

/** Publishes messages of the bus in order. */
export async function publishMessages(pool: pg.Pool, payloads: readonly string[]): Promise<void> {
  await pool.query(
    toNamedQuery(
      "publish_realtime",
      "select hangtag.realtime_publish(payload) from unnest($1::text[]) with ordinality as message (payload, position) order by position",
      [payloads],
    ),
  );
}

/** @throws Error when the message is older than a minute and was removed */
export async function fetchMessage(pool: pg.Pool, id: string): Promise<string> {
  const result = await pool.query<{ payload: string }>(
    toNamedQuery("fetch_realtime_message", "select payload from realtime_messages where id = $1", [id]),
  );
  const row = result.rows[0];
  if (!row) {
    throw new Error(`The realtime message ${id} is gone`);
  }
  return row.payload;
}

function toNamedQuery(name: string, text: string, values: unknown[]): pg.QueryConfig {
  return { name, text, values };
}
