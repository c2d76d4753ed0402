/** What the benches of one big store share: a server of its own, and questions asked over HTTP beside raw `pg`. */
import pg from "pg";
import { roles } from "#common/permissions.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import type { TestStore } from "#tests/kit/a-till.ts";
import { testPassword, anEmployee, aUser } from "#tests/kit/people.ts";
import { startBenchPostgres } from "./servers/bench-postgres.ts";
import { p95Of } from "./measures/figure.ts";
import { postQuestion } from "./measures/post-question.ts";
import { signInHeaders } from "./measures/sign-in.ts";
import { serveProgram } from "./served-program.ts";
import type { ServedProgram } from "./served-program.ts";

export type Question = {
  what: string;
  query: string;
  variables?: Record<string, unknown>;
  /** The largest part of it, asked without names, permission and row-level security. */
  raw: string;
  values: unknown[];
};

type Answered = { what: string; ms: number; rawMs: number };

/** Serves the program over a migrated database: at `url`, or on a server of its own that goes away afterwards. */
export async function onServedProgram(
  url: string | undefined,
  measure: (program: ServedProgram, address: string) => Promise<void>,
): Promise<void> {
  const embedded = url === undefined ? await startBenchPostgres() : null;
  try {
    const address = url ?? embedded?.url ?? "";
    await migrate(address);
    const program = await serveProgram(address);
    await measure(program, address);
    await program.stop();
  } finally {
    await embedded?.stop();
  }
}

/** Asks as the store's manager, one request after the other. Returns the p95 of each question and of its peer. */
export async function askQuestions(
  program: ServedProgram,
  store: TestStore,
  { address, rounds, questions }: { address: string; rounds: number; questions: readonly Question[] },
): Promise<Answered[]> {
  const headers = await managerHeaders(program, store);
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const results = [];
  for (const { what, query, variables, raw, values } of questions) {
    const body = JSON.stringify({ query, variables });
    const ms = await p95Of(rounds, () => postQuestion(`${program.at}/graphql`, { headers, body }));
    const rawMs = await p95Of(rounds, async () => {
      await client.query(raw, values);
    });
    results.push({ what, ms, rawMs });
  }
  await client.end();
  return results;
}

async function managerHeaders(program: ServedProgram, { id, accountId }: TestStore): Promise<Record<string, string>> {
  const store = { id, accountId, name: "Store" };
  const user = await aUser(program, { stores: [store], role: roles.manager });
  await anEmployee(program, store, { user, isManager: true });
  return signInHeaders(program.at, { email: user.email, password: testPassword });
}
