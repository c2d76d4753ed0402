import { expect, test } from "vitest";
import { squareOf } from "./crop.ts";

test("a wide picture is cut on both sides, a tall one mostly below the face", () => {
  expect(squareOf({ width: 400, height: 200 })).toEqual({ x: 100, y: 0, size: 200 });
  expect(squareOf({ width: 200, height: 400 })).toEqual({ x: 0, y: 50, size: 200 });
  expect(squareOf({ width: 200, height: 200 })).toEqual({ x: 0, y: 0, size: 200 });
});
