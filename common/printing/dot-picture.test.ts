import fc from "fast-check";
import { expect, test } from "vitest";
import { bmpPicture, escposPicture, isWholePicture, logoLimits, logoSize, toDotPicture } from "./dot-picture.ts";

const black = [0, 0, 0, 255];
const white = [255, 255, 255, 255];
const clear = [0, 0, 0, 0];

function pixels(width: number, height: number, colorAt: (x: number, y: number) => readonly number[]) {
  const data = Array.from({ length: width * height }, (_, at) => colorAt(at % width, Math.floor(at / width))).flat();
  return { width, height, data };
}

function everyEighth(x: number): readonly number[] {
  return x % 8 === 0 ? black : white;
}

test.each([
  ["black is a dot", black, 0xff],
  ["white is paper", white, 0],
  ["what is clear is paper, whatever its color", clear, 0],
])("%s", (_what, color, byte) => {
  expect(toDotPicture(pixels(8, 2, () => color))).toEqual({ width: 8, height: 2, dots: Uint8Array.of(byte, byte) });
});

test("the leftmost dot is the highest bit, and a width that is no multiple of eight is filled with paper", () => {
  const picture = toDotPicture(pixels(9, 1, everyEighth));
  expect(picture).toEqual({ width: 16, height: 1, dots: Uint8Array.of(0x80, 0x80) });
});

test("a gray is about its share of dots", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 255 }), (gray) => {
      const { dots } = toDotPicture(pixels(64, 64, () => [gray, gray, gray, 255]));
      const count = dots.reduce((sum, byte) => sum + byte.toString(2).replaceAll("0", "").length, 0);
      expect(Math.abs(count / 4096 - (255 - gray) / 255)).toBeLessThan(0.03);
    }),
    { numRuns: 25 },
  );
});

test("any picture of a logo's size is whole, and one that lacks a dot is not", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 2000 }), (width, height) => {
      const size = logoSize({ width, height });
      expect(size.width).toBeLessThanOrEqual(Math.min(width, logoLimits.width));
      expect(size.height).toBeLessThanOrEqual(Math.min(height, logoLimits.height));
      const across = Math.ceil(size.width / 8);
      const picture = { width: across * 8, height: size.height, dots: new Uint8Array(across * size.height) };
      expect(isWholePicture(picture)).toBe(true);
      expect(isWholePicture({ ...picture, dots: picture.dots.subarray(1) })).toBe(false);
    }),
  );
});

test.each([
  [0, 1],
  [4, 1],
  [12, 1],
  [392, 1],
  [8, 0],
  [8, 129],
  [8.5, 1],
  [Number.NaN, 1],
  [8, Infinity],
])("a picture of %d by %d dots is none", (width, height) => {
  const dots = new Uint8Array(1);
  expect(isWholePicture({ width, height, dots })).toBe(false);
});

test("the printer gets the width in bytes and the height in dots, and then the rows", () => {
  const bytes = escposPicture({ width: 16, height: 2, dots: Uint8Array.of(1, 2, 3, 4) });
  expect([...bytes]).toEqual([0x1d, 0x76, 0x30, 0, 2, 0, 2, 0, 1, 2, 3, 4]);
});

test("the browser gets a bitmap of the same dots, upside down and filled to four bytes a row", () => {
  const bytes = bmpPicture({ width: 16, height: 2, dots: Uint8Array.of(1, 2, 3, 4) });
  const view = new DataView(bytes.buffer);
  expect(new TextDecoder().decode(bytes.subarray(0, 2))).toBe("BM");
  expect([view.getUint32(2, true), view.getUint32(10, true)]).toEqual([70, 62]);
  expect([view.getInt32(18, true), view.getInt32(22, true), view.getUint16(28, true)]).toEqual([16, 2, 1]);
  expect([...bytes.subarray(54, 62)]).toEqual([255, 255, 255, 0, 0, 0, 0, 0]);
  expect([...bytes.subarray(62)]).toEqual([3, 4, 0, 0, 1, 2, 0, 0]);
});
