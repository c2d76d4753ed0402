import { expect, test } from "vitest";
import { filterCountOf, filterInput, notesSearch } from "./notes-search.ts";

test("an address names the filters and the page, and forgives what a hand may type", () => {
  const search = notesSearch({
    q: 42,
    author: 7,
    from: "2026-11-01",
    to: "tomorrow",
    pinned: true,
    after: "2026-11-02_x",
  });
  expect(search).toMatchObject({ q: "42", author: 7, from: "2026-11-01", to: undefined, pinned: true });
  expect(search.after).toBe("2026-11-02_x");
  expect(notesSearch({ author: "Amy", pinned: "no" })).toMatchObject({ author: undefined, pinned: undefined });
});

test("one character is not searched for yet, but it is a filter that can be cleared", () => {
  expect(filterInput({ q: " a " }).text).toBeNull();
  expect(filterInput({ q: " ab " }).text).toBe("ab");
  expect(filterCountOf({ q: "a", pinned: true })).toBe(2);
  expect(filterCountOf({ q: "" })).toBe(0);
});
