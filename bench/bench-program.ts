import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { z } from "zod";
import { startRunningProgram } from "#tests/kit/running-program.ts";
import { startBenchPostgres } from "./servers/bench-postgres.ts";

export type BenchProgram = { url: string; databaseUrl: string; stop(): Promise<void> };

/** What `npm start` runs, with its demonstration company, on a database whose address the peers may use too. */
export async function startBenchProgram(): Promise<BenchProgram> {
  const postgres = await startBenchPostgres();
  const program = await startRunningProgram({ environment: { DATABASE_URL: postgres.url, HANGTAG_DEMO: "on" } });
  await program.ready;
  await pastIsIn(postgres.url);
  return {
    url: program.url,
    databaseUrl: postgres.url,
    async stop() {
      await program.stop();
      await postgres.stop();
    },
  };
}

const rowsWritten = z.tuple([z.object({ rows: z.coerce.number() })]);

/** Rows in five seconds that a day's own trade may bring. */
const usualRows = 300;

/** The tills bring two years of tickets first; until they are in, the program is busier than it will ever be. */
async function pastIsIn(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const written = async () => {
      const answer = await client.query("select sum(n_tup_ins) as rows from pg_stat_user_tables");
      return rowsWritten.parse(answer.rows)[0].rows;
    };
    for (let before = 0, now = await written(); now - before > usualRows;) {
      await wait(5000);
      [before, now] = [now, await written()];
    }
  } finally {
    await client.end();
  }
}
