import { expect, test } from "vitest";
import { filterCount, filterText, parseFilterText, withoutEmptyFields } from "./filter-text.ts";

test.each([
  ["a text to search for", "boots", "boots", 1],
  ["nothing typed", "  ", "  ", 0],
  ["fields", { category: 7, sold: false }, '{"category":7,"sold":false}', 2],
  ["empty fields among others", { name: " ", size: null, tags: [], age: 0 }, '{"age":0}', 1],
  ["a list", { tags: ["a"] }, '{"tags":["a"]}', 1],
  ["nothing but empty fields", { name: "", size: null }, "", 0],
] as const)("%s as one text, with the number that its button shows", (...[_what, filter, text, count]) => {
  expect(filterText(filter)).toBe(text);
  expect(filterCount(filter)).toBe(count);
});

test.each([
  ["a search", "boots", "boots"],
  ["fields, without the empty ones", ' {"category":7,"name":""}', { category: 7 }],
  ["every kind of field", '{"a":[1,[true,"x"]],"b":false}', { a: [1, [true, "x"]], b: false }],
  ["a text that only begins with a brace", "{boots", "{boots"],
  ["fields within fields, which no filter has", '{"a":{"b":1}}', '{"a":{"b":1}}'],
  ["such a field in a list", '{"a":[{"b":1}]}', '{"a":[{"b":1}]}'],
  ["a list", "[1]", "[1]"],
])("%s is read", (_what, text, filter) => {
  expect(parseFilterText(text)).toEqual(filter);
});

test("a field that is not there counts as empty", () => {
  expect(withoutEmptyFields({ name: undefined, size: "2T" })).toEqual({ size: "2T" });
});
