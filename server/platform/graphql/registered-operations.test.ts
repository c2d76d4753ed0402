import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "#tests/kit/setup/test-folder.ts";
import { readRegisteredOperations } from "./registered-operations.ts";

const hash = "0".repeat(64);

test("the list of the web's build is read; before the first build there is none", async () => {
  const file = join(await testFolder("operations"), "operations.json");
  expect([...readRegisteredOperations(file)]).toEqual([]);
  await writeFile(file, JSON.stringify({ [hash]: "{ __typename }" }));
  expect([...readRegisteredOperations(file)]).toEqual([[hash, "{ __typename }"]]);
});

test("another file in its place is refused at the start", async () => {
  const file = join(await testFolder("operations"), "operations.json");
  await writeFile(file, JSON.stringify({ daybook: "{ __typename }" }));
  expect(() => readRegisteredOperations(file)).toThrow("Invalid key in record");
});
