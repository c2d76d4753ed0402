import { expect, test } from "vitest";
import { eplLabels } from "#tests/kit/printing/epl-label.ts";
import { toPicture } from "#tests/kit/printing/escpos-pictures.ts";
import { readByLaser } from "#tests/kit/printing/laser.ts";
import { readCodes } from "#tests/kit/printing/pdf-pages.ts";
import { binFace, placeFace, slipFace } from "./label-faces.rules.ts";
import { labelsEpl } from "./label-epl.ts";

const store = { number: "12345", initials: "MPL" };
const bin = { number: 212, label: "A-212" };
const contents = {
  categoryName: "Boys 2T",
  categoryIndex: 0,
  inventoryDate: "2026-03-04",
  season: "FW",
  notes: "",
} as const;

function labelOf(...faces: Parameters<typeof labelsEpl>[0]) {
  const labels = eplLabels(labelsEpl(faces));
  const [label] = labels;
  if (label === undefined) {
    throw new Error("The job prints a label");
  }
  return label;
}

test("a bin's label has its number, its initials and the line for a pen, on a page of 4 by 2 inches", () => {
  const label = labelOf(binFace(bin, store));
  expect(label).toMatchObject({ width: 812, height: 406, lines: [{ x: 120, y: 376, width: 430, height: 2 }] });
  expect(label.texts.map(({ text }) => text)).toEqual(["A-212", "MPL"]);
  expect(label.pictures).toHaveLength(2);
});

test.each([
  ["a bin", binFace(bin, store), "RB:12345:212"],
  ["a bin with the longest number", binFace({ number: 999_999, label: "ABCD999999" }, store), "RB:12345:999999"],
  ["a place", placeFace({ number: 4, name: "Back room" }, store), "RL:12345:4"],
])("a laser reads the bars of %s, and a camera both codes", async (_what, face, code) => {
  const { pictures } = labelOf(face);
  const lines = pictures.map((dots) => Array.from({ length: dots.width }, (_, x) => dots.isDark(x, 40)));
  expect(lines.slice(0, 1).map(readByLaser)).toEqual([code]);
  const seen = await Promise.all(pictures.map((dots) => readCodes(toPicture(dots))));
  expect(seen).toEqual([[code], [code]]);
});

test("a slip says what the bin holds, with at most three lines of notes", () => {
  const notes = "Coats and boots from the winter rack, the good ones go first, then the rest of the pile by size";
  const { texts, lines, pictures } = labelOf(slipFace(bin, { ...contents, notes }, store));
  expect(texts.map(({ text }) => text)).toEqual([
    "Boys 2T",
    "Fall/winter   Mar 4, 2026".replaceAll(/\s+/g, " "),
    "Coats and boots from the",
    "winter rack, the good ones go",
    "first, then the rest of the",
    "A-212",
  ]);
  expect(lines).toEqual([{ x: 0, y: 0, width: 34, height: 406 }]);
  expect(pictures).toHaveLength(1);
});

/** Dots of a letter of each font that labels use. */
const letterWidth = (font: number): number => (font === 5 ? 34 : 16);

test.each([
  ["a bin with one digit", binFace({ number: 7, label: "7" }, store)],
  ["a bin with the longest number", binFace({ number: 999_999, label: "ABCD999999" }, store)],
  ["a place with a short name", placeFace({ number: 4, name: "Attic" }, store)],
  ["a place with the longest name", placeFace({ number: 4, name: "m".repeat(60) }, store)],
  [
    "a slip with the longest words",
    slipFace(bin, { ...contents, categoryName: "w".repeat(60), notes: "n".repeat(500) }, store),
  ],
])("nothing of the label of %s ends beyond its edge", (_what, face) => {
  const { texts, pictures, width, height } = labelOf(face);
  const ends = texts.map(({ x, font, wide, text }) => x + text.length * wide * letterWidth(font));
  expect(Math.max(...ends)).toBeLessThanOrEqual(width);
  expect(Math.max(...pictures.map((dots) => dots.x + dots.width))).toBeLessThanOrEqual(width);
  expect(Math.max(...pictures.map((dots) => dots.y + dots.height))).toBeLessThanOrEqual(height);
});

test.each([
  ['Cage "A"', 'Cage "A"'],
  ["back\\slash", "back\\slash"],
  ["two\nlines\r\nP1", "two lines P1"],
  ["Größe 2T", "Gro?e 2T"],
  ["Café", "Cafe"],
  ["\0GW1,1,1,1,", "?GW1,1,1,1,"],
])("%j in a name is printed as %j and never becomes a command", (name, printed) => {
  const labels = eplLabels(labelsEpl([placeFace({ number: 4, name }, store)]));
  expect(labels.map(({ texts }) => texts[0]?.text)).toEqual([printed]);
});

test("a roll is one job of labels in their order; none make no job", () => {
  const faces = [7, 8, 9].map((number) => binFace({ number, label: `A-${number}` }, store));
  expect(eplLabels(labelsEpl(faces)).map(({ texts }) => texts[0]?.text)).toEqual(["A-7", "A-8", "A-9"]);
  expect(labelsEpl([])).toHaveLength(0);
});
