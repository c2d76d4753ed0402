import { expect, test } from "vitest";
import { compareNames, sortedByName } from "./name-order.ts";

test("names are sorted as people do, numbers in them by size", () => {
  const names = ["Branch 10", "zebra", "Branch 2", "Ärmel", "branch 1", "Apple"];
  expect(names.toSorted(compareNames)).toEqual(["Apple", "Ärmel", "branch 1", "Branch 2", "Branch 10", "zebra"]);
});

test("two of one name keep the order of their ids", () => {
  const stores = [
    { id: 7, name: "Harbor" },
    { id: 3, name: "harbor" },
    { id: 5, name: "Branch" },
  ];
  expect(sortedByName(stores).map(({ id }) => id)).toEqual([5, 3, 7]);
});
