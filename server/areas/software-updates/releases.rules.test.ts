import { expect, test } from "vitest";
import { parseReleaseNote, readReleaseNotes } from "./release-notes.ts";
import { feedbackClosesAt, isFeedbackOpen, releasesFor } from "./releases.rules.ts";
import type { Release } from "./releases.rules.ts";

const note = (facts: Partial<Release> & { id: string }): Release => ({
  version: "25.9.2",
  publishedAt: new Date("2026-11-01T12:00:00Z"),
  title: facts.id,
  body: "",
  audience: { kind: "all" },
  requiredBy: null,
  ...facts,
});

const noon = new Date("2026-11-20T12:00:00Z");
const idsFor = (reader: { brandKind: string; flagsOn: string[] }, releases: Release[]): string[] =>
  releasesFor(releases, reader, noon).map(({ id }) => id);

test("a store is told the newest release first, and none of the future", () => {
  const releases = [
    note({ id: "older" }),
    note({ id: "tomorrow", publishedAt: new Date("2026-11-21T12:00:00Z") }),
    note({ id: "today", publishedAt: noon }),
  ];
  expect(idsFor({ brandKind: "kids", flagsOn: [] }, releases)).toEqual(["today", "older"]);
});

test("releases of one moment stand in the order of their names", () => {
  const releases = ["d", "a", "c", "b"].map((id) => note({ id }));
  expect(idsFor({ brandKind: "kids", flagsOn: [] }, releases)).toEqual(["a", "b", "c", "d"]);
  expect(idsFor({ brandKind: "kids", flagsOn: [] }, releases.toReversed())).toEqual(["a", "b", "c", "d"]);
});

test("a release for some brand kinds or behind a flag is told to nobody else", () => {
  const releases = [
    note({ id: "all" }),
    note({ id: "kids", audience: { kind: "brands", brandKinds: ["kids", "teen"] } }),
    note({ id: "sketch", audience: { kind: "flag", flag: "sketchBoard" } }),
  ];
  expect(idsFor({ brandKind: "music", flagsOn: [] }, releases)).toEqual(["all"]);
  expect(idsFor({ brandKind: "teen", flagsOn: [] }, releases)).toEqual(["all", "kids"]);
  expect(idsFor({ brandKind: "music", flagsOn: ["sketchBoard"] }, releases)).toEqual(["all", "sketch"]);
});

test("feedback may be changed for seven days to the millisecond", () => {
  expect(feedbackClosesAt(noon)).toEqual(new Date("2026-11-27T12:00:00Z"));
  expect(isFeedbackOpen(null, noon)).toBe(true);
  expect(isFeedbackOpen(noon, new Date("2026-11-27T11:59:59.999Z"))).toBe(true);
  expect(isFeedbackOpen(noon, new Date("2026-11-27T12:00:00Z"))).toBe(false);
});

const facts = ["id: one", "version: 25.9.2", "publishedAt: 2026-11-20T15:00:00Z", "title: Now: faster"];
const file = (...lines: string[]): string => `---\n${[...facts, ...lines].join("\n")}\n---\n\nHello.\n`;

test("a release note's file says what it is about before its text", () => {
  expect(parseReleaseNote(file("audience: kids, teen", "requiredBy: 2026-12-01"), "one.md")).toEqual({
    id: "one",
    version: "25.9.2",
    publishedAt: new Date("2026-11-20T15:00:00Z"),
    title: "Now: faster",
    body: "Hello.",
    audience: { kind: "brands", brandKinds: ["kids", "teen"] },
    requiredBy: "2026-12-01",
  });
  expect(parseReleaseNote(file("audience: flag sketchBoard"), "one.md").audience).toEqual({
    kind: "flag",
    flag: "sketchBoard",
  });
});

test.each([
  ["no facts", "Hello", "does not begin with its facts"],
  ["an audience that does not exist", file("audience: grown-ups"), "which is no brand kind"],
  ["a fact that does not exist", file("audience: all", "colour: red"), "colour"],
  ["a day that does not exist", file("audience: all", "requiredBy: soon"), "requiredBy"],
])("a release note with %s stops the program from starting", (_what, text, why) => {
  expect(() => parseReleaseNote(text, "one.md")).toThrow(why);
});

test("the release notes of this version can be read", () => {
  expect(readReleaseNotes().map(({ version }) => version)).toEqual(["25.9.2", "25.9.2", "25.9.2"]);
});

test("releases of one instant are told in the order of their ids", () => {
  const releases = ["b", "a", "c"].map((id) => note({ id }));
  expect(idsFor({ brandKind: "kids", flagsOn: [] }, releases)).toEqual(["a", "b", "c"]);
});
