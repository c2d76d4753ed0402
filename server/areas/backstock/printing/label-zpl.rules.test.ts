import { expect, test } from "vitest";
import { binFace, placeFace, slipFace } from "./label-faces.rules.ts";
import { labelsZpl } from "./label-zpl.rules.ts";

const store = { number: "12345", initials: "MPL" };
const bin = { number: 212, label: "A-212" };

test("a label printer gets the number, both codes and the initials, on a page of 4 by 2 inches", () => {
  const zpl = labelsZpl([binFace(bin, store), binFace({ number: 7, label: "A-7" }, store)]);
  expect(zpl.match(/\^XA/g)).toHaveLength(2);
  expect(zpl).toContain("^PW812^LL406");
  expect(zpl).toContain("^FDA-212^FS");
  expect(zpl).toContain("^BCN,96,N,N,N^FDRB:12345:212^FS");
  expect(zpl).toContain("^FDMA,RB:12345:212^FS");
  expect(zpl).toContain("^FDMPL^FS");
});

test("what a person named a place or wrote into notes never becomes a command", () => {
  const place = labelsZpl([placeFace({ number: 4, name: "Cage ^XZ ~JA_2" }, store)]);
  expect(place).toContain("Cage _5EXZ _7EJA_5F2");
  expect(place.match(/\^XZ/g)).toHaveLength(1);
  const contents = { categoryName: "Boys 2T FW", categoryIndex: 0, inventoryDate: "2026-03-04", season: null };
  const slip = labelsZpl([slipFace(bin, { ...contents, notes: "two\nlines" }, store)]);
  expect(slip).toContain("^FDtwo lines^FS");
});

const contents = {
  categoryName: "Boys 2T",
  categoryIndex: 0,
  inventoryDate: "2026-03-04",
  season: "FW",
  notes: "Coats",
} as const;

test.each([
  ["a bin with a short number", binFace({ number: 7, label: "7" }, store)],
  ["a bin with a long number", binFace({ number: 123_456, label: "ABC-123456" }, store)],
  ["a place", placeFace({ number: 4, name: "Back room" }, store)],
  ["a place with a long name", placeFace({ number: 4, name: "Cage behind the stairs to the attic" }, store)],
  ["a slip", slipFace(bin, contents, store)],
])("the label of %s is printed as before, to the dot", (_what, face) => {
  expect(labelsZpl([face]).split("^FS")).toMatchSnapshot();
});

/** The height and the width of a label's largest type, in dots. */
function typeOf(face: Parameters<typeof labelsZpl>[0][number]): (number | undefined)[] {
  const [, height, width] = /\^A0N,(\d+),(\d+)/.exec(labelsZpl([face])) ?? [];
  return [Number(height), Number(width)];
}

test.each([
  [1, 190],
  [6, 190],
  [7, 179],
  [8, 156],
  [9, 139],
  [10, 125],
  [11, 113],
  [12, 104],
])(
  "a bin's number of %i signs keeps its height and is %i dots wide, so that it ends before the edge",
  (signs, wide) => {
    expect(typeOf(binFace({ number: 1, label: "8".repeat(signs) }, store))).toEqual([190, wide]);
  },
);

test.each([
  [1, 110],
  [12, 110],
  [13, 105],
  [18, 75],
  [26, 52],
  [27, 50],
  [28, 50],
  [60, 50],
])("a place's name of %i letters is %i dots high and as wide, and never too small to read", (letters, size) => {
  expect(typeOf(placeFace({ number: 4, name: "m".repeat(letters) }, store))).toEqual([size, size]);
});

test.each([
  ["^", "_5E"],
  ["~", "_7E"],
  ["_", "_5F"],
  ["two\nlines", "two lines"],
  ["\ttab  and\r\nend", " tab and end"],
  ["Größe 2T", "Größe 2T"],
])("%j in a name is printed as %j", (name, printed) => {
  expect(labelsZpl([placeFace({ number: 4, name }, store)])).toContain(`^FD${printed}^FS`);
});

test("no labels make no job", () => {
  expect(labelsZpl([])).toBe("");
});
