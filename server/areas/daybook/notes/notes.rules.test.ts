import { expect, test } from "vitest";
import { contentsOf, withoutDeletedParts } from "./notes.rules.ts";

test("a deleted note keeps neither its text nor who deleted it", () => {
  const note = { body: "Keys are with Ben", deletedAt: null, deletedBy: 7 };
  expect(withoutDeletedParts(note)).toEqual(note);
  const deletedAt = new Date("2026-11-21T10:00:00Z");
  expect(withoutDeletedParts({ ...note, deletedAt })).toEqual({ body: "", deletedAt, deletedBy: null });
});

test("what a person wrote goes without who and when", () => {
  const contents = {
    date: "2026-11-21",
    body: "Call the plumber",
    access: "all",
    isImportant: false,
    pinnedUntil: null,
    isAnnouncement: false,
  } as const;
  expect(contentsOf({ ...contents, ...{ id: "1", writtenBy: 7 } })).toEqual(contents);
});
