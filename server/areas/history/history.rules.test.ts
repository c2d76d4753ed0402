import { expect, test } from "vitest";
import { changesOf, isOwn, isStillUndoable, stateAfter, subjectOf } from "./history.rules.ts";

test.each([
  {
    what: "two states: what differs",
    payload: { before: { body: "a", isPinned: false }, after: { body: "a", isPinned: true } },
    changes: [{ field: "isPinned", before: "false", after: "true" }],
  },
  {
    what: "something new: all of it",
    payload: { before: null, after: { body: "a" } },
    changes: [{ field: "body", before: null, after: "a" }],
  },
  {
    what: "two values",
    payload: { month: "2026-11-01", before: null, after: 100 },
    changes: [{ field: "value", before: null, after: "100" }],
  },
  {
    what: "no states: what it says",
    payload: { name: "Lock", days: [1, 2] },
    changes: [
      { field: "name", before: null, after: "Lock" },
      { field: "days", before: null, after: "[1,2]" },
    ],
  },
  { what: "nothing readable", payload: "?", changes: [] },
])("an event with $what", ({ payload, changes }) => {
  expect(changesOf(payload)).toEqual(changes);
});

test("the same login with another PIN is somebody else", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const done = { at: now, userId: 1, employeeId: 7 };
  expect(isOwn(done, { userId: 1, employeeId: 7, now })).toBe(true);
  expect(isOwn(done, { userId: 2, employeeId: 7, now })).toBe(true);
  expect(isOwn(done, { userId: 1, employeeId: 8, now })).toBe(false);
  expect(isOwn({ ...done, employeeId: null }, { userId: 1, employeeId: null, now })).toBe(true);
  expect(isOwn({ ...done, employeeId: null }, { userId: 2, employeeId: null, now })).toBe(false);
});

test("a minute after a change nobody undoes it any more", () => {
  const at = new Date("2026-11-21T12:00:00Z");
  expect(isStillUndoable({ at }, { now: new Date("2026-11-21T12:01:00Z") })).toBe(true);
  expect(isStillUndoable({ at }, { now: new Date("2026-11-21T12:01:01Z") })).toBe(false);
});

test("a record's state is what its events say, one after the other; a tick says none", () => {
  const added = { name: "task.added", payload: { name: "Lock", access: "all" } };
  const ticked = { name: "task.ticked", payload: { name: "Lock", isLate: true } };
  const changed = { name: "store.edited", payload: { before: { access: "all" }, after: { access: "manager" } } };
  const deleted = { name: "task.deleted", payload: { name: "Lock" } };
  const restored = { name: "task.restored", payload: { before: null, after: { name: "Lock" } } };
  const fields = [
    { field: "name", value: "Lock" },
    { field: "access", value: "all" },
  ];
  expect(stateAfter([])).toEqual({ isThere: false, fields: [] });
  expect(stateAfter([added, ticked])).toEqual({ isThere: true, fields });
  expect(stateAfter([added, changed]).fields).toContainEqual({ field: "access", value: "manager" });
  expect(stateAfter([added, deleted])).toEqual({ isThere: false, fields: [] });
  expect(stateAfter([added, deleted, restored]).isThere).toBe(true);
});

test("an event is about what has a name in it, else about what was written", () => {
  expect(subjectOf({ name: "Lock the doors", date: "2026-11-20" })).toBe("Lock the doors");
  expect(subjectOf({ employeeId: 7, before: { fullName: "Amy" }, after: { fullName: "Amy Jones" } })).toBe("Amy Jones");
  expect(subjectOf({ before: { body: "a" }, after: { body: "b".repeat(90) } })).toBe(`${"b".repeat(79)}…`);
  expect(subjectOf({ date: "2026-11-20" })).toBeNull();
});
