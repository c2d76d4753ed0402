import { expect, test } from "vitest";
import { versionOf } from "./version-of.ts";

test("a version depends on the contents of a record, not on the order of its fields", () => {
  const note = { body: "Keys are in the safe", at: new Date("2026-11-21T12:00:00Z"), until: null };
  expect(versionOf({ until: null, at: note.at, body: note.body })).toBe(versionOf(note));
  expect(versionOf({ ...note, body: "Keys are gone" })).not.toBe(versionOf(note));
  expect(versionOf({ ...note, until: "2026-11-22" })).not.toBe(versionOf(note));
});
