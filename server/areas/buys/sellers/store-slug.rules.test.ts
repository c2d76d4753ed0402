import { expect, test } from "vitest";
import { storeIdOfSlug, storeSlug } from "./store-slug.rules.ts";

test.each([
  [1, "Maple Street", "maple-street-1"],
  [36, "José's Música & Más!", "joses-musica-mas-10"],
  [2_147_483_647, "\u{1F457}", "zik0zj"],
  [7, "x".repeat(500), `${"x".repeat(40)}-7`],
])("store %d, %s, has the address %s, which finds it again", (id, name, slug) => {
  expect(storeSlug({ id, name })).toBe(slug);
  expect(storeIdOfSlug(slug)).toBe(id);
});

test.each([
  "",
  "-",
  "maple-",
  "Maple-1",
  "maple street-1",
  "maple-street-zzzzzz",
  "a-0",
  `${"x-".repeat(40)}1`,
  "1\u0000",
])("%j is the address of no store", (slug) => {
  expect(storeIdOfSlug(slug)).toBeNull();
});
