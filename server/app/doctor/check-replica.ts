import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { Config } from "#server/platform/config/config.ts";
import { enterReadOnly } from "#server/platform/db/connection-setup.ts";
import { type Looking, describeFailure } from "./check-database.ts";
import { type Finding, judgeReplica, wrong } from "./doctor.rules.ts";

const subject = "Replica";
/** How long it is waited for; one that takes longer is behind. */
const waitMs = 10_000;

const stateQuery = `select pg_is_in_recovery() as standby, (select system_identifier::text from pg_control_system()) as id,
  current_setting('hot_standby_feedback') = 'on' as feedback`;
type State = { standby: boolean; id: string; feedback: boolean };

/** Whether the replica for reports follows the database; nothing where there is none. */
export async function checkReplica(config: Config, primary: Looking): Promise<Finding[]> {
  if (config.reportsUrl === null) {
    return [];
  }
  const client = new pg.Client({ connectionString: config.reportsUrl, connectionTimeoutMillis: 8000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await enterReadOnly(client);
    const [state] = (await client.query<State>(stateQuery)).rows;
    const [own] = await primary.query<State>(stateQuery);
    const follows = state?.standby === true && state.id === own?.id;
    const behindMs = follows ? await waitFor(client, primary) : null;
    return [judgeReplica({ follows, behindMs, feedback: state?.feedback ?? false })];
  } catch (error) {
    const { host } = new URL(config.reportsUrl);
    const text = describeFailure(host, error).replaceAll("DATABASE_URL", "DATABASE_REPORTS_URL");
    return [wrong(subject, `${text} Reports are read from the primary until then.`)];
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** How long it takes to have what the primary has now; null when it does not come in time. */
async function waitFor(replica: pg.Client, primary: Looking): Promise<number | null> {
  const [place] = await primary.query<{ lsn: string }>("select pg_current_wal_lsn()::text as lsn");
  const from = performance.now();
  while (performance.now() - from < waitMs) {
    const { rows } = await replica.query<{ there: boolean }>("select pg_last_wal_replay_lsn() >= $1::pg_lsn as there", [
      place?.lsn,
    ]);
    if (rows[0]?.there === true) {
      return performance.now() - from;
    }
    await delay(50);
  }
  return null;
}
