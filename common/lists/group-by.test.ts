import { expect, test } from "vitest";
import { groupBy } from "./group-by.ts";

test("groups stand in the order of their first member, and members in the order of the list", () => {
  const groups = groupBy(["pear", "apple", "plum", "avocado"], (word) => word.slice(0, 1));
  expect([...groups]).toEqual([
    ["p", ["pear", "plum"]],
    ["a", ["apple", "avocado"]],
  ]);
});
