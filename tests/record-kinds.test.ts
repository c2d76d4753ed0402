import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { posRow } from "#common/pos/pos-rows.ts";
import { recordKinds } from "#common/records/record-kinds.ts";

const sources = globSync(["server/**/*.ts"])
  .filter((file) => !/\.test\.ts$|^server\/adapters\//.test(file))
  .map((file) => readFileSync(file, "utf8"));

/** A subject of an event or a notice, as our code writes them: `{ kind: "Goal", id`, `recordKind: "Shift"`. */
const subject = /\bkind: "([A-Za-z-]+)"(?: as const)?,\s*(?:id\b|\.\.\.)|\brecordKind: "([A-Za-z-]+)"/g;

const serverKinds = new Set(
  sources.flatMap((text) => [...text.matchAll(subject)].flatMap((match) => match[1] ?? match[2] ?? [])),
);
const ownKinds = recordKinds.filter((kind) => !kind.startsWith("pos-"));

test("screens can only listen to what the server tells", () => {
  expect(ownKinds.filter((kind) => !serverKinds.has(kind))).toEqual([]);
});

test("every kind of row that a register sends is told", () => {
  const kinds = posRow.options.map((row) => row.shape.kind.value).filter((kind) => kind !== "tombstone");
  expect(recordKinds.filter((kind) => kind.startsWith("pos-"))).toEqual(kinds.map((kind) => `pos-${kind}`).toSorted());
});
