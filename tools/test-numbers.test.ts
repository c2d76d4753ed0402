import { expect, test } from "vitest";
import { checkNumbers, playwrightNumbers, settled, vitestNumbers } from "./test-numbers.ts";

test.each([
  ["✓ types (1.0 s)\n8 passed, 1 failed\n", { passed: 8, failed: 1 }],
  ["Segmentation fault", null],
])("the checks' output %o counts as %o", (output, numbers) => {
  expect(checkNumbers(output)).toEqual(numbers);
});

test("the suites' own reports are counted, and a missing one is nothing", () => {
  expect(vitestNumbers('{"numPassedTests":3,"numFailedTests":1,"success":false}')).toEqual({ passed: 3, failed: 1 });
  expect(vitestNumbers(null)).toBeNull();
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 1 };
  expect(playwrightNumbers(JSON.stringify({ stats }))).toEqual({ passed: 5, failed: 2, repeated: 1 });
  expect(playwrightNumbers(null)).toBeNull();
});

test.each([
  [{ passed: 5, failed: 0 }, 0, { passed: 5, failed: 0 }],
  [{ passed: 5, failed: 2 }, 1, { passed: 5, failed: 2 }],
  [{ passed: 5, failed: 0 }, 1, { passed: 5, failed: 1 }],
  [{ passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
  [null, 0, { passed: 0, failed: 1 }],
])("a suite with %o and exit code %i ends as %o", (numbers, exitCode, expected) => {
  expect(settled(numbers, exitCode)).toEqual(expected);
});
