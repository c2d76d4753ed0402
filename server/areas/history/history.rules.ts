/** One thing that an event tells of a record, as text: what it was and what it became. */
export type FieldChange = { field: string; before: string | null; after: string | null };

/** How long after a change its author may still take it back, in milliseconds: the ten seconds of the button and a slow network. */
const undoMs = 60_000;

/** Fields that differ between `before` and `after`; of an event without the two, all that it says. */
export function changesOf(payload: unknown): FieldChange[] {
  if (!isRecord(payload)) {
    return [];
  }
  if (!("before" in payload) && !("after" in payload)) {
    return Object.entries(payload).map(([field, value]) => ({ field, before: null, after: textOf(value) }));
  }
  const { before, after } = payload;
  if (!isRecord(before ?? {}) || !isRecord(after ?? {})) {
    return [{ field: "value", before: textOf(before), after: textOf(after) }];
  }
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((field) => ({ field, before: textOf(was[field]), after: textOf(is[field]) }))
    .filter((change) => change.before !== change.after);
}

/** What an event is about, in a few words; the name comes first, then what was written. */
export function subjectOf(payload: unknown): string | null {
  if (!isRecord(payload)) {
    return null;
  }
  const { before, after } = payload;
  const told = [payload, after, before].filter(isRecord);
  const found = subjectFields.flatMap((field) => told.map((one) => one[field])).find(isText);
  return found === undefined ? null : found.length > 80 ? `${found.slice(0, 79)}…` : found;
}

const subjectFields = ["name", "fullName", "employee", "field", "body", "category", "section"];

export type RecordState = { isThere: boolean; fields: { field: string; value: string | null }[] };

/**
 * What a record said after its events, the oldest first. Events tell states (`before`, `after`), some of them only the
 * fields that changed, and a new record's event all of it; what tells no state (a tick) leaves it as it was.
 */
export function stateAfter(events: readonly { name: string; payload: unknown }[]): RecordState {
  let isThere = false;
  let state: Record<string, unknown> = {};
  for (const { name, payload } of events) {
    if (!isRecord(payload)) {
      continue;
    }
    const { after } = payload;
    if (/[.-](deleted|archived|removed)$/.test(name) || after === null) {
      [isThere, state] = [false, {}];
    } else if (isRecord(after)) {
      [isThere, state] = [true, { ...state, ...after }];
    } else if (/\.(added|saved)$/.test(name)) {
      [isThere, state] = [true, { ...state, ...payload }];
    }
  }
  const fields = Object.entries(state).map(([field, value]) => ({ field, value: textOf(value) }));
  return { isThere, fields };
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

type Done = { at: Date; userId: number | null; employeeId: number | null };
type Acting = { userId: number | null; employeeId: number | null; now: Date };

/** Whether it was the acting person who did it; two people at one register are two. */
export function isOwn(done: Done, acting: Acting): boolean {
  return done.employeeId === acting.employeeId && (done.employeeId !== null || done.userId === acting.userId);
}

export function isStillUndoable(done: Pick<Done, "at">, acting: Pick<Acting, "now">): boolean {
  return acting.now.getTime() - done.at.getTime() <= undoMs;
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) {
    return null;
  }
  return typeof value === "string" ? value : JSON.stringify(value);
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
