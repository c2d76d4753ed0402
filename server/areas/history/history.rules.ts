/** One field of a record before and after an event, as text. */
export type FieldChange = { field: string; before: string | null; after: string | null };

/** Milliseconds in which an author may undo a change: the ten seconds of the button, and a slow network. */
const undoMs = 60_000;

/** Returns the fields that differ between `before` and `after`; of a payload without the two, all its fields. */
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

/** Returns what an event is about in a few words; a name comes before a text. */
export function subjectOf(payload: unknown): string | null {
  if (!isRecord(payload)) {
    return null;
  }
  const { before, after } = payload;
  const sources = [payload, after, before].filter(isRecord);
  const subject = subjectFields.flatMap((field) => sources.map((source) => source[field])).find(isText);
  return subject === undefined ? null : subject.length > 80 ? `${subject.slice(0, 79)}…` : subject;
}

const subjectFields = ["name", "fullName", "employee", "field", "body", "category", "section"];

export type RecordState = { isThere: boolean; fields: { field: string; value: string | null }[] };

/**
 * Returns a record's state after its events, the oldest first. A payload holds a state (`before`, `after`), sometimes
 * only the fields that changed; a new record's holds all of it. Any other event (a tick) changes no state.
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

type PastChange = { at: Date; userId: number | null; employeeId: number | null };
type Actor = { userId: number | null; employeeId: number | null; now: Date };

/** Two people at one register share a user; the employee tells them apart. */
export function isOwn(change: PastChange, actor: Actor): boolean {
  return change.employeeId === actor.employeeId && (change.employeeId !== null || change.userId === actor.userId);
}

export function isStillUndoable(change: Pick<PastChange, "at">, actor: Pick<Actor, "now">): boolean {
  return actor.now.getTime() - change.at.getTime() <= undoMs;
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
