import { expect, test } from "vitest";
import { isOlder, oldestAllowed } from "./app-versions.rules.ts";

test.each([
  ["25.9.1", "25.9.2", true],
  ["25.9.2", "25.9.2", false],
  ["25.9.10", "25.9.2", false],
  ["25.10.0", "25.9.9", false],
  ["24.12.31", "25.0.0", true],
  ["26.0.0", "25.9.2", false],
  ["a till", "25.9.2", false],
  ["25.9", "25.9.2", false],
  ["25.9.1", "newest", false],
])("that %s is older than %s is %s", (version, than, expected) => {
  expect(isOlder(version, than)).toBe(expected);
});

test("the required version is never newer than the running program", () => {
  expect(oldestAllowed("25.8.0", "25.9.2")).toBe("25.8.0");
  expect(oldestAllowed("30.0.0", "25.9.2")).toBe("25.9.2");
  expect(oldestAllowed(null, "25.9.2")).toBeNull();
});
