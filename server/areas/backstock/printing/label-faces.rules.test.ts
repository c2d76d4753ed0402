import { expect, test } from "vitest";
import { binFace, placeFace, slipFace } from "./label-faces.rules.ts";

const store = { number: "12345", initials: "RB" };
const bin = { number: 212, label: "B-212" };

test("a permanent label tells the bin or the place, and nothing of what is in it", () => {
  expect(binFace(bin, store)).toEqual({ kind: "bin", number: "B-212", code: "RB:12345:212", initials: "RB" });
  expect(placeFace({ number: 3, name: "Attic" }, store)).toEqual({
    kind: "place",
    name: "Attic",
    code: "RL:12345:3",
    initials: "RB",
  });
});

test("a slip tells season and date, and the date alone where there is no season", () => {
  const contents = {
    categoryName: "Boys 2T",
    categoryIndex: 4,
    inventoryDate: "2026-11-20",
    season: "FW",
    notes: "",
  } as const;
  expect(slipFace(bin, contents, store)).toMatchObject({ details: "Fall/winter   Nov 20, 2026", colorIndex: 4 });
  expect(slipFace(bin, { ...contents, season: null }, store)).toMatchObject({ details: "Nov 20, 2026" });
});
