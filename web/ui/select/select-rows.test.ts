import { expect, test } from "vitest";
import { rowGroups } from "./select-rows.ts";

const people = ["Ana Ruiz", "José Márquez", "Grace Larsen", "Maya Bell", "Noah Webb", "Rosa Delgado", "Sam Okoro"];
const short = people.map((label, at) => ({ value: String(at), label }));
const long = [...short, { value: "7", label: "Caleb M. Stone" }];
const closed = { chosen: "", typed: "", recent: [], recentHeading: "Recent" };

function labelsOf(groups: ReturnType<typeof rowGroups>) {
  return groups.map(({ value, items }) => [value, items.map(({ label }) => label)]);
}

test("a long list begins with what was chosen recently, three at most, without what is chosen now", () => {
  const groups = rowGroups(long, { ...closed, chosen: "3", recent: ["3", "7", "gone", "1", "2", "0"] });
  const [recent, all] = groups;
  expect(recent?.items.map(({ label }) => label)).toEqual(["Caleb M. Stone", "José Márquez", "Grace Larsen"]);
  expect(all?.items.map(({ label }) => label)).toEqual(long.map(({ label }) => label));
  const keys = groups.flatMap(({ items }) => items.map(({ key }) => key));
  expect(new Set(keys).size).toBe(keys.length);
});

test("a short list stands in its order", () => {
  expect(labelsOf(rowGroups(short, { ...closed, recent: ["3"] }))).toEqual([["", people]]);
});

test.each([
  ["ma", ["José Márquez", "Maya Bell"]],
  ["st cal", ["Caleb M. Stone"]],
  ["marquez", ["José Márquez"]],
  ["x", []],
])("typing %s finds by the beginnings of words", (typed, labels) => {
  expect(
    rowGroups(long, { ...closed, typed, recent: ["1"] }).flatMap(({ items }) => items.map(({ label }) => label)),
  ).toEqual(labels);
});

test("options stay in their groups", () => {
  const slots = [
    { value: "a", label: "9:00 AM", group: "Today" },
    { value: "b", label: "9:00 AM", group: "Tomorrow" },
    { value: "c", label: "9:15 AM", group: "Today" },
  ];
  expect(labelsOf(rowGroups(slots, { ...closed, typed: "9:" }))).toEqual([
    ["Today", ["9:00 AM", "9:15 AM"]],
    ["Tomorrow", ["9:00 AM"]],
  ]);
});
