import { expect, test } from "vitest";
import { mayChangeNote } from "./note-change.ts";

test("an author changes a note for 24 hours, a manager at any time, others never", () => {
  const createdAt = new Date("2026-11-20T15:00:00Z");
  const soon = new Date("2026-11-21T15:00:00Z");
  const late = new Date("2026-11-21T16:00:00Z");
  expect(mayChangeNote({ createdAt, isAuthor: true, isManager: false, now: soon })).toBe(true);
  expect(mayChangeNote({ createdAt, isAuthor: true, isManager: false, now: late })).toBe(false);
  expect(mayChangeNote({ createdAt, isAuthor: false, isManager: true, now: late })).toBe(true);
  expect(mayChangeNote({ createdAt, isAuthor: false, isManager: false, now: soon })).toBe(false);
});
