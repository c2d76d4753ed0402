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

test("the same login with another PIN is another person", () => {
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

test.each(["bin.deleted", "task-list.archived", "pay-rate.removed", "backstock.removed", "log-field.archived"])(
  "a record is gone after %s",
  (name) => {
    const added = { name: "x.added", payload: { name: "Lock" } };
    expect(stateAfter([added, { name, payload: { name: "Lock" } }])).toEqual({ isThere: false, fields: [] });
  },
);

test.each(["task.undeleted", "task.removed-tag", "task.archived.twice", "task.ticked"])(
  "a record is still there after %s",
  (name) => {
    const added = { name: "x.saved", payload: { name: "Lock" } };
    expect(stateAfter([added, { name, payload: { name: "Other" } }])).toEqual({
      isThere: true,
      fields: [{ field: "name", value: "Lock" }],
    });
  },
);

test("a record is gone when there is nothing after the event", () => {
  const events = [
    { name: "x.added", payload: { name: "Lock" } },
    { name: "x.edited", payload: { before: { name: "Lock" }, after: null } },
  ];
  expect(stateAfter(events)).toEqual({ isThere: false, fields: [] });
});

test.each(["name", "fullName", "employee", "field", "body", "category", "section"])("%s tells the subject", (field) => {
  expect(subjectOf({ [field]: "Lock" })).toBe("Lock");
  expect(subjectOf({ before: { [field]: "Lock" } })).toBe("Lock");
  expect(subjectOf({ [field]: "" })).toBeNull();
});

test("a subject is the payload's own before a state's, and the state after comes first", () => {
  expect(subjectOf({ name: "own", after: { name: "after" }, before: { name: "before" } })).toBe("own");
  expect(subjectOf({ after: { name: "after" }, before: { name: "before" } })).toBe("after");
  expect(subjectOf({ body: "text", after: { name: "named" } })).toBe("named");
});

test.each([
  [80, "a".repeat(80)],
  [81, `${"a".repeat(79)}…`],
])("a subject of %i letters", (length, subject) => {
  expect(subjectOf({ name: "a".repeat(length) })).toBe(subject);
});

test("an event is about what has a name in it, else about what was written", () => {
  expect(subjectOf({ name: "Lock the doors", date: "2026-11-20" })).toBe("Lock the doors");
  expect(subjectOf({ employeeId: 7, before: { fullName: "Amy" }, after: { fullName: "Amy Jones" } })).toBe("Amy Jones");
  expect(subjectOf({ before: { body: "a" }, after: { body: "b".repeat(90) } })).toBe(`${"b".repeat(79)}…`);
  expect(subjectOf({ date: "2026-11-20" })).toBeNull();
});
