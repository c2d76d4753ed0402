import type { Owner } from "./database.ts";
import type { Change, ChangeKind } from "./mutation-run.ts";
import type { RoundShop } from "./round-shop.ts";

const eventNames: Record<ChangeKind, string> = {
  addTodo: "task.added",
  tickTask: "task.ticked",
  addNote: "note.added",
  editNote: "note.edited",
};

type Row = { id: string; state: string };

/** Returns the problems in the rows, history and stored responses of a store's changes; empty when all exist once. */
export async function changeProblems(owner: Owner, shop: RoundShop, changes: readonly Change[]): Promise<string[]> {
  const rows = await owner.rows<Row>(
    `select id::text, name || ', ' || status as state from task_occurrences where store_id = $1 and deleted_at is null
     union all select id::text, body from notes where store_id = $1 and deleted_at is null`,
    [shop.storeId],
  );
  const events = await owner.rows<{ event: string; count: number }>(
    `select name || ' ' || record_id as event, count(*)::int as count from events
     where store_id = $1 and record_kind in ('Todo', 'Task', 'Note') group by 1`,
    [shop.storeId],
  );
  const keys = await owner.rows<{ key: string; has_answer: boolean }>(
    "select request_key::text as key, answer is not null as has_answer from idempotency_keys where account_id = $1",
    [shop.accountId],
  );
  return [
    ...differences("row", expectedStates(changes), new Map(rows.map(({ id, state }) => [id, state]))),
    ...differences(
      "event",
      new Map(changes.map((change) => [`${eventNames[change.kind]} ${change.id}`, "1"])),
      new Map(events.map(({ event, count }) => [event, String(count)])),
    ),
    ...differences(
      "kept answer",
      new Map(changes.map(({ key }) => [key, "true"])),
      new Map(keys.map(({ key, has_answer: has }) => [key, String(has)])),
    ),
  ];
}

function expectedStates(changes: readonly Change[]): Map<string, string> {
  const readNumber = (change: Change) => JSON.stringify(change.variables).match(/(?:Task|Note) \d+/)?.[0] ?? "";
  const names = new Map(changes.filter(({ after }) => after === null).map((change) => [change.id, readNumber(change)]));
  return new Map(
    changes
      .filter(({ after }) => after !== null)
      .map(({ id, kind }) => [id, `${names.get(id)}, ${kind === "tickTask" ? "done" : "changed"}`]),
  );
}

/** Returns a line for each missing, extra or different entry. */
export function differences(
  label: string,
  expected: ReadonlyMap<string, string>,
  actual: ReadonlyMap<string, string>,
): string[] {
  const missing = [...expected].flatMap(([key, value]) => {
    const actualValue = actual.get(key);
    return actualValue === value ? [] : [`${label} ${key}: should be ${value}, is ${actualValue ?? "not there"}`];
  });
  const surplus = [...actual].filter(([key]) => !expected.has(key));
  return [...missing, ...surplus.map(([key, value]) => `${label} ${key}: should not be there, is ${value}`)];
}
