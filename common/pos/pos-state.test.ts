import { expect, test } from "vitest";
import { takenBy, textsAround } from "#tests/kit/inputs/field-limits.ts";
import { posState, printer } from "./pos-state.ts";

test.each(["name", "displayName"])("a printer's %s is needed, and has a longest length", (field) => {
  const named = (text: string) => ({ name: "a", displayName: "A", role: "label", type: "zpl", [field]: text });
  const [whole, tooLong] = textsAround(100);
  expect(takenBy(printer, ["", whole, tooLong].map(named))).toEqual([named(whole)]);
});

test.each([
  ["name", 60],
  ["version", 30],
])("the %s of a point of sale may be empty, and has a longest length", (field, longest) => {
  const state = (text: string) => ({ connected: true, name: "", version: "", [field]: text });
  const [whole, tooLong] = textsAround(longest);
  expect(takenBy(posState, ["", whole, tooLong].map(state))).toEqual([state(""), state(whole)]);
});

test("a receipt printer says how wide its paper is; one of an older till says nothing", () => {
  const about = { name: "a", displayName: "A", role: "receipt", type: "escpos" };
  const all = [58, 80].map((widthMm) => ({ ...about, widthMm }));
  expect(takenBy(printer, [about, ...all, { ...about, widthMm: 76 }, { ...about, widthMm: "58" }])).toEqual([
    about,
    ...all,
  ]);
});

test("a printer says how it is, and one of an older till says nothing", () => {
  const about = { name: "a", displayName: "A", role: "label", type: "zpl" };
  const all = ["ready", "low-paper", "no-paper", "cover-open", "failing", "unreachable", "unknown"].map((status) => ({
    ...about,
    status,
  }));
  expect(takenBy(printer, [about, ...all, { ...about, status: "on fire" }, { ...about, status: null }])).toEqual([
    about,
    ...all,
  ]);
});
