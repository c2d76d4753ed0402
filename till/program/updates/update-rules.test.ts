import { expect, test } from "vitest";
import type { PackageManifest } from "#common/pos/pos-packages.ts";
import { chooseUpdate, isQuiet, shouldGoBack } from "./update-rules.ts";

const sha256 = "a".repeat(64);
const offer = (version: string): PackageManifest => ({
  platform: "linux-x64",
  version,
  bytes: 1,
  sha256,
  signature: `${"A".repeat(86)}==`,
});
const usual = { running: "25.9.2", allowsOlder: false, memory: {} };

test.each([
  ["nothing offered", { offered: null }, "none"],
  ["the same version", { offered: offer("25.9.2") }, "none"],
  ["a newer one", { offered: offer("25.9.3") }, "take"],
  ["a newer one with two digits", { offered: offer("25.9.10") }, "take"],
  ["an older one", { offered: offer("25.9.1") }, "none"],
  ["an older one, on purpose", { offered: offer("25.9.1"), allowsOlder: true }, "take"],
  ["the same one, on purpose", { offered: offer("25.9.2"), allowsOlder: true }, "none"],
  ["one that broke off twice", { offered: offer("25.9.3"), memory: { [sha256]: { tries: 2, isBad: false } } }, "take"],
  [
    "one that broke off three times",
    { offered: offer("25.9.3"), memory: { [sha256]: { tries: 3, isBad: false } } },
    "bad",
  ],
  ["one that is bad", { offered: offer("25.9.3"), memory: { [sha256]: { tries: 1, isBad: true } } }, "bad"],
  [
    "another package of a bad one's version",
    { offered: offer("25.9.3"), memory: { ["b".repeat(64)]: { tries: 1, isBad: true } } },
    "take",
  ],
])("%s", (_name, change, choice) => {
  expect(chooseUpdate({ ...usual, ...change })).toBe(choice);
});

const minute = 60_000;
const now = new Date("2026-11-28T09:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * minute);
const rest = { now, requests: { open: 0, lastAt: null }, queueLength: 0, readySince: ago(1) };

test.each([
  ["nothing was ever printed", {}, true],
  ["a page is printing", { requests: { open: 1, lastAt: ago(30) } }, false],
  ["the last check-in is two minutes ago", { requests: { open: 0, lastAt: ago(2) } }, true],
  ["the last check-in is less than two minutes ago", { requests: { open: 0, lastAt: ago(1.9) } }, false],
  ["rows wait to be sent", { queueLength: 1 }, false],
  ["the server is away since yesterday", { queueLength: 900, readySince: ago(20 * 60) }, true],
  ["the server is away for hours", { queueLength: 900, readySince: ago(20 * 60 - 1) }, false],
  [
    "a page is printing after a day of waiting",
    { requests: { open: 1, lastAt: null }, readySince: ago(24 * 60) },
    false,
  ],
])("quiet or not: %s", (_name, change, isOne) => {
  expect(isQuiet({ ...rest, ...change })).toBe(isOne);
});

test.each([
  ["a version that was always here", { crashes: [ago(1), ago(1), ago(1)], switchedAt: null, goesBack: false }],
  ["two crashes", { crashes: [ago(1), ago(2)], switchedAt: ago(5), goesBack: false }],
  ["three crashes", { crashes: [ago(1), ago(2), ago(3)], switchedAt: ago(5), goesBack: true }],
  ["three crashes, one of them late", { crashes: [ago(0), ago(8), ago(9)], switchedAt: ago(10.1), goesBack: false }],
])("back to the old version: %s", (_name, { crashes, switchedAt, goesBack }) => {
  expect(shouldGoBack(crashes, switchedAt)).toBe(goesBack);
});
