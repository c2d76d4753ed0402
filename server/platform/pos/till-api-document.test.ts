import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { tillApiDocument } from "./till-api-document.ts";

const file = path.resolve(import.meta.dirname, "../../../docs/api/till.openapi.json");

test("the document that is read is the document that is served: npm run api:till writes it", async () => {
  expect(JSON.parse(await readFile(file, "utf8"))).toEqual(tillApiDocument());
});

test("every kind of row is described", () => {
  const text = JSON.stringify(tillApiDocument());
  for (const kind of ["transaction", "buy", "inventoryItem", "customer", "employee", "dayClose", "tombstone"]) {
    expect(text).toContain(`"const":"${kind}"`);
  }
});
