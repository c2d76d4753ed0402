import http from "node:http";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { v7 as makeId } from "uuid";
import { z } from "zod";
import { roles } from "#common/permissions.ts";
import { hashToken, newToken } from "#server/platform/auth/tokens.ts";
import { aUser, anEmployee } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import type { BenchRun, Figure } from "./figure.ts";
import { atLeast, atMost, percentile } from "./figure.ts";
import { signInHeaders } from "./sign-in.ts";

const people = 50;
const barMs = 50;
/** What the screen of the daybook asks for, without the goal panel's figures that it counts on. */
const daybook = `query Daybook { daybook { id date today isOver
  goalPanel { id status asOf neededToday sales { actual target difference percent } customers { actual target }
    averageTransaction { actual target } trade { actual target } monthToDate { actual target percent } }
  groups { list { id name access } tasks { __typename id name details access date dueAt status doneAt isLate
    doneBy { employeeId firstName fullName avatarUrl } assignedTo { employeeId firstName } } }
  notes { id date body access isImportant pinnedUntil createdAt author { employeeId firstName fullName avatarUrl } }
  people { person { employeeId fullName avatarUrl } isManager state since isLate shifts { id startsAt endsAt } } } }`;
const team = "query Employees { employees { id fullName isManager isActive hasPin clockedIn clockState since } }";
const tasks = z.object({
  data: z.object({
    daybook: z.object({ groups: z.array(z.object({ tasks: z.array(z.object({ id: z.string() })) })) }),
  }),
});

type Ask = () => Promise<number>;

/** Fifty people at once on the demonstration data: seven of ten acts read the day, two tick or untick, one lists the team. */
export async function measurePeople(run: BenchRun): Promise<Figure[]> {
  const { url, databaseUrl } = await run.program();
  const agent = new http.Agent({ keepAlive: true, maxSockets: people });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
  const logins = await signInEach(pool, people);
  const ids = await taskIds(url, await signInHeaders(url));
  const acts = (person: number): Ask[] => {
    const headers = logins[person] ?? {};
    const asks = (body: object) => () => ask(`${url}/graphql`, { agent, headers, body: JSON.stringify(body) });
    const id = ids[person % ids.length];
    const tick = asks({
      query: "mutation Tick($id: Uuid!) { tickTask(id: $id) { wasDoneBefore } }",
      variables: { id },
    });
    const untick = asks({
      query: "mutation Untick($id: Uuid!) { untickTask(id: $id) { id status } }",
      variables: { id },
    });
    const read = asks({ query: daybook });
    return [read, read, tick, read, read, asks({ query: team }), read, untick, read, read];
  };
  const seconds = run.isQuick ? 3 : 15;
  try {
    await everyone(acts, { seconds: run.isQuick ? 1 : 4, pauseMs: 0 });
    const health: Ask = () => ask(`${url}/healthz`, { agent, headers: {}, body: null });
    return [...(await atOnce(acts, { seconds, health })), ...(await pausing(acts, { seconds, health, pool }))];
  } finally {
    agent.destroy();
    await pool.end();
  }
}

type Load = { seconds: number; health: Ask; pool: pg.Pool };

/** Each asks again at once: how much the machine can do. */
async function atOnce(acts: (person: number) => Ask[], { seconds, health }: Omit<Load, "pool">): Promise<Figure[]> {
  const options = { seconds, pauseMs: 0 };
  const api = await everyone(acts, options);
  const bare = await everyone(() => [health], options);
  return [
    atLeast({
      what: `${people} people who never pause, demonstration data`,
      measured: api.perSecond,
      unit: "acts/s",
      bar: 500,
      peer: { name: "/healthz of the same server, same load", measured: bare.perSecond },
      note: `p95 ${api.p95Ms} ms`,
    }),
  ];
}

/** Each pauses a second between two acts, as three busy shops would: how long one waits. */
async function pausing(acts: (person: number) => Ask[], { seconds, health, pool }: Load): Promise<Figure[]> {
  const options = { seconds, pauseMs: 1000 };
  const api = await everyone(acts, options);
  const bare = await everyone(() => [health], options);
  const raw = await everyone(() => [() => rawDay(pool)], options);
  const what = `API p95, ${people} people who pause a second between two acts, demonstration data`;
  const shared = { what, measured: api.p95Ms, unit: "ms", bar: barMs, note: `${api.perSecond} acts/s` } as const;
  return [
    atMost({ ...shared, peer: { name: "/healthz of the same server, same load", measured: bare.p95Ms } }),
    atMost({ ...shared, peer: { name: "raw pg: the day's tasks, same load", measured: raw.p95Ms } }),
  ];
}

async function everyone(
  acts: (person: number) => Ask[],
  { seconds, pauseMs }: { seconds: number; pauseMs: number },
): Promise<{ p95Ms: number; perSecond: number }> {
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: people }, async (_, person) => {
      const own = acts(person);
      // People do not begin together.
      await wait((pauseMs * person) / people);
      for (let act = person; performance.now() < until; act += 1) {
        times.push((await own[act % own.length]?.()) ?? Number.NaN);
        if (pauseMs > 0) {
          await wait(pauseMs);
        }
      }
    }),
  );
  return { p95Ms: Math.round(10 * percentile(times, 95)) / 10, perSecond: Math.round(times.length / seconds) };
}

type Request = { agent: http.Agent; headers: Record<string, string>; body: string | null };

/** Milliseconds until the whole answer is there. A refusal is no answer. */
function ask(url: string, { agent, headers, body }: Request): Promise<number> {
  return new Promise((resolve, reject) => {
    const from = performance.now();
    const request = http.request(url, { agent, headers, method: body === null ? "GET" : "POST" }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const text = Buffer.concat(parts).toString();
        if (response.statusCode === 200 && !text.includes('"errors":')) {
          resolve(performance.now() - from);
        } else {
          reject(new Error(`${response.statusCode}: ${text.slice(0, 300)}`));
        }
      });
    });
    request.on("error", reject);
    request.end(body ?? undefined);
  });
}

/** Managers of the first store with a login each: one login may not write as much as fifty people do. */
async function signInEach(owner: pg.Pool, count: number): Promise<Record<string, string>[]> {
  const program = { owner };
  const { rows: stores } = await owner.query<TestStore>(
    'select id, account_id as "accountId", name from stores where id = 1',
  );
  const headers: Record<string, string>[] = [];
  for (let person = 0; person < count; person += 1) {
    const user = await aUser(program, { stores, role: roles.manager });
    const employee = await anEmployee(program, storeOf(stores), { user, isManager: true, pin: null });
    const token = newToken();
    await owner.query(
      `insert into sessions (account_id, id, user_id, token_hash, expires_at)
       values ($1, $2, $3, $4, now() + interval '1 day')`,
      [user.accountId, makeId(), user.id, hashToken(token)],
    );
    headers.push({
      "content-type": "application/json",
      accept: "application/json",
      "x-user-email": user.email,
      "x-user-token": token,
      "x-user-store": String(employee.storeId),
    });
  }
  return headers;
}

function storeOf(stores: readonly TestStore[]): TestStore {
  const [store] = stores;
  if (store === undefined) {
    throw new Error("The demonstration has no first store");
  }
  return store;
}

async function taskIds(url: string, headers: Record<string, string>): Promise<string[]> {
  const body = JSON.stringify({ query: "{ daybook { groups { tasks { id } } } }" });
  const response = await fetch(`${url}/graphql`, { method: "POST", headers, body });
  const { daybook: day } = tasks.parse(await response.json()).data;
  return day.groups.flatMap((group) => group.tasks.map(({ id }) => id));
}

/** The largest of the statements that the day's answer is made of, prepared, as the database's owner. */
async function rawDay(pool: pg.Pool): Promise<number> {
  const from = performance.now();
  await pool.query({
    name: "day",
    text: `select task.id, task.name, task.details, task.access, task.business_date, task.due_at, task.status, task.done_at,
        doer.full_name, template.position
      from task_occurrences as task
        left join employee_names_view as doer on doer.store_id = task.store_id and doer.id = task.done_by_employee_id
        left join task_templates as template on template.store_id = task.store_id and template.id = task.template_id
      where task.store_id = 1 and task.deleted_at is null and task.business_date = current_date
      order by template.position, task.due_at, task.id`,
  });
  return performance.now() - from;
}
