import { expect, test } from "vitest";
import { pictureTypeOf } from "./picture-type.ts";

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex.replaceAll(" ", ""), "hex"));

const heads = {
  "image/jpeg": "ff d8 ff e0 00 10 4a 46 49 46 00 01",
  "image/png": "89 50 4e 47 0d 0a 1a 0a 00 00 00 0d",
  "image/webp": "52 49 46 46 24 01 00 00 57 45 42 50",
  "image/gif": "47 49 46 38 39 61",
} as const;

test.each(Object.entries(heads))("a file of %s is known by its first bytes", (type, hex) => {
  expect(pictureTypeOf(bytesOf(hex))).toBe(type);
});

/** A picture's length stands within the sign of WebP, and says nothing of its type. */
const isOfSign = (type: string, at: number): boolean => type !== "image/webp" || at < 4 || at >= 8;

test.each([
  ["image/jpeg", 3],
  ["image/png", 8],
  ["image/webp", 12],
  ["image/gif", 6],
] as const)("a file that differs from %s in one byte of its sign is none, nor is half of one", (type, length) => {
  const whole = bytesOf(heads[type]);
  const signs = [...whole.keys()].slice(0, length).filter((at) => isOfSign(type, at));
  const changed = signs.map((at) => whole.with(at, 0x21));
  expect(changed.map(pictureTypeOf)).toEqual(signs.map(() => null));
  expect(pictureTypeOf(whole.slice(0, length - 1))).toBeNull();
});

test("a page that calls itself a picture is none", () => {
  expect(pictureTypeOf(new TextEncoder().encode("<script>alert(1)</script>"))).toBeNull();
  expect(pictureTypeOf(new Uint8Array())).toBeNull();
});
