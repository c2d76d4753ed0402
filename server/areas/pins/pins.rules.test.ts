import { expect, test } from "vitest";
import { mayResetPin } from "./pins.rules.ts";

test.each([
  ["manager", false, true, true],
  ["employee", false, false, false],
  ["employee", true, false, true],
  ["employee", true, true, false],
] as const)(
  "a %s, where anyone may reset PINs: %s, resets that of a manager (%s): %s",
  (...[person, anyone, isManager, may]) => {
    expect(mayResetPin(person, { isManager }, anyone)).toBe(may);
  },
);
