import { expect, test } from "vitest";
import { safeAvatarUrl } from "./safe-avatar-url.ts";

test.each([
  ["/pictures/7", "/pictures/7"],
  ["//elsewhere.example/7", null],
  ["https://elsewhere.example/7", null],
  [null, null],
])("the picture %s is shown as %s", (url, expected) => {
  expect(safeAvatarUrl(url)).toBe(expected);
});
