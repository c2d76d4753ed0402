import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { differsByVersion } from "./postgres-versions.ts";

const root = path.resolve(import.meta.dirname, "..");

test("what runs on the oldest PostgreSQL too is there", () => {
  expect(differsByVersion.filter((place) => !existsSync(path.join(root, place)))).toEqual([]);
});
