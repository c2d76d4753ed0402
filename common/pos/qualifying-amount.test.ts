import { expect, test } from "vitest";
import { qualifyingCents } from "./qualifying-amount.ts";

test.each([
  ["one piece", [{ goods: "used", net: 1800 }], 1800],
  [
    "new and used goods",
    [
      { goods: "used", net: 1800 },
      { goods: "new", net: 700 },
    ],
    2500,
  ],
  [
    "gift cards and fees",
    [
      { goods: "giftCard", net: 5000 },
      { goods: "other", net: 300 },
    ],
    0,
  ],
  [
    "what the same ticket brought back",
    [
      { goods: "used", net: 1800 },
      { goods: "used", net: -2500 },
    ],
    -700,
  ],
  ["nothing", [], 0],
] as const)("of %s counts what is merchandise", (_name, lines, cents) => {
  expect(qualifyingCents(lines)).toBe(cents);
});
