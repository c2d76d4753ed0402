import { expect, test } from "vitest";
import { versionOf } from "./version-of.ts";

test("a version is that of what a record says, in whatever order it is told", () => {
  const note = { body: "Keys are in the safe", at: new Date("2026-11-21T12:00:00Z"), until: null };
  expect(versionOf({ until: null, at: note.at, body: note.body })).toBe(versionOf(note));
  expect(versionOf({ ...note, body: "Keys are gone" })).not.toBe(versionOf(note));
  expect(versionOf({ ...note, until: "2026-11-22" })).not.toBe(versionOf(note));
});
