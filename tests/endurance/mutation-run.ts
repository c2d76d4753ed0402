/** Sends 200 changes of a store's day, records each response, and resends unchanged what got none. */
import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { localTimeAt } from "#common/store-time.ts";
import { randomFrom, type Random } from "#till/pos/simulator/random.ts";
import type { RoundShop } from "./round-shop.ts";

export type ChangeKind = "addTodo" | "tickTask" | "addNote" | "editNote";

export type Change = {
  kind: ChangeKind;
  /** The id of the task or note, created here. */
  id: string;
  key: string;
  variables: Record<string, unknown>;
  /** The change that must succeed before this one is sent. */
  after: Change | null;
  /** The first response. */
  answer: string | null;
  sent: number;
};

export type MutationRun = {
  changes: readonly Change[];
  /** Returns how many have a response. */
  answered(): number;
  /** Sends until all have a response. Rejects above the limit. */
  finish(limitMs: number): Promise<void>;
  /** Resends all. Returns those whose response differs from the first. */
  repeatAll(): Promise<string[]>;
};

const perBatch = 10;
const atOnce = 4;

const person = "{ employeeId fullName }";
const documents: Record<ChangeKind, string> = {
  addTodo: `mutation Add($todo: TodoInput!) { addTodo(todo: $todo) { id name date status details } }`,
  tickTask: `mutation Tick($id: Uuid!) { tickTask(id: $id) { wasDoneBefore task { id status doneAt doneOn doneBy ${person} } } }`,
  addNote: `mutation Note($note: NoteInput!) { addNote(note: $note) { id date body createdAt author ${person} } }`,
  editNote: `mutation Edit($note: NoteInput!) { editNote(note: $note) { id date body createdAt editedAt editedBy ${person} } }`,
};

const responseSchema = z.array(
  z.object({
    data: z.record(z.string(), z.unknown()).nullish(),
    errors: z.array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }) })).optional(),
  }),
);

export function mutationRun(shop: RoundShop, { url, seed }: { url: string; seed: number }): MutationRun {
  const changes = plannedChanges(shop, randomFrom(seed, "changes"));
  const underWay = new Set<Change>();

  const nextBatch = (): Change[] => {
    const ready = changes.filter(
      (change) =>
        change.answer === null && !underWay.has(change) && (change.after === null || change.after.answer !== null),
    );
    return ready.slice(0, perBatch);
  };

  async function send(isOver: () => boolean): Promise<void> {
    while (!isOver() && changes.some(({ answer }) => answer === null)) {
      const batch = nextBatch();
      if (batch.length === 0) {
        await delay(10);
        continue;
      }
      batch.forEach((change) => underWay.add(change));
      const results = await post({ url, shop, batch });
      batch.forEach((change, place) => {
        change.answer = results?.[place] ?? change.answer;
        underWay.delete(change);
      });
      if (results === null || results.includes(null)) {
        await delay(100);
      }
    }
  }

  return {
    changes,
    answered: () => changes.filter(({ answer }) => answer !== null).length,
    async finish(limitMs) {
      const end = performance.now() + limitMs;
      await Promise.all(Array.from({ length: atOnce }, () => send(() => performance.now() > end)));
      const open = changes.filter(({ answer }) => answer === null);
      if (open.length > 0) {
        throw new Error(`${open.length} changes got no answer, the first: ${JSON.stringify(open[0])}`);
      }
    },
    async repeatAll() {
      const differing: string[] = [];
      for (let from = 0; from < changes.length; from += perBatch) {
        const batch = changes.slice(from, from + perBatch);
        const results = await post({ url, shop, batch });
        for (const [place, change] of batch.entries()) {
          if (results?.[place] !== change.answer) {
            differing.push(`${change.kind} ${change.id} was answered ${change.answer} and then ${results?.[place]}`);
          }
        }
      }
      return differing;
    },
  };
}

/** Resolves to the responses in order, null where one is missing or for a lost batch. Throws on a refusal. */
async function post(to: { url: string; shop: RoundShop; batch: readonly Change[] }): Promise<(string | null)[] | null> {
  const body = to.batch.map((change) => {
    change.sent += 1;
    return { query: documents[change.kind], variables: change.variables, extensions: { idempotencyKey: change.key } };
  });
  let status: number;
  let json: unknown;
  try {
    const response = await fetch(`${to.url}/graphql`, {
      method: "POST",
      headers: to.shop.headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    status = response.status;
    json = await response.json();
  } catch {
    return null;
  }
  if (status >= 500) {
    return null;
  }
  const parsed = responseSchema.safeParse(json);
  if (!parsed.success || parsed.data.length !== to.batch.length) {
    throw new Error(`The program answered ${status}: ${JSON.stringify(json).slice(0, 500)}`);
  }
  return parsed.data.map((response, place) => readAnswer(response, to.batch[place]));
}

function readAnswer(response: z.infer<typeof responseSchema>[number], change: Change | undefined): string | null {
  const refused = response.errors?.find(({ extensions }) => !["internal", "database-away"].includes(extensions.code));
  if (refused) {
    throw new Error(`${JSON.stringify(change)} was refused: ${JSON.stringify(refused)}`);
  }
  return response.errors === undefined && response.data ? JSON.stringify(response.data) : null;
}

function plannedChanges(shop: RoundShop, random: Random): Change[] {
  const { date } = localTimeAt(new Date(), shop.timeZone);
  const pairs = Array.from({ length: 100 }, (_, number) =>
    number % 5 < 3 ? taskChanges(number, date) : noteChanges(number, date),
  );
  const placed = pairs.flat().map((change) => ({ change, place: random.next() }));
  return placed.toSorted((left, right) => left.place - right.place).map(({ change }) => change);
}

function taskChanges(number: number, date: string): Change[] {
  const id = randomUUID();
  const todo = { id, name: `Task ${number}`, date, details: `Details of ${number}` };
  const add = newChange({ kind: "addTodo", id, variables: { todo }, after: null });
  return [add, newChange({ kind: "tickTask", id, variables: { id }, after: add })];
}

function noteChanges(number: number, date: string): Change[] {
  const id = randomUUID();
  const add = newChange({
    kind: "addNote",
    id,
    variables: { note: { id, date, body: `Note ${number}` } },
    after: null,
  });
  const edited = { note: { id, date, body: `Note ${number}, changed` } };
  return [add, newChange({ kind: "editNote", id, variables: edited, after: add })];
}

function newChange(planned: Pick<Change, "kind" | "id" | "variables" | "after">): Change {
  return { ...planned, key: randomUUID(), answer: null, sent: 0 };
}
