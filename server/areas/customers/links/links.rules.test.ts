import { expect, test } from "vitest";
import { scored, storeLinkState } from "./links.rules.ts";

const dana = { mobile: "+16145550148", email: "dana@mail.example", firstName: "Dana", lastName: "Whitfield" };
const nobody = { name: "", phoneDigits: null, customerCode: null, email: null };

test.each([
  ["the phone", { phoneDigits: "6145550148" }, 60],
  ["the phone in Customer Code", { customerCode: "6145550148" }, 60],
  ["phone and last name", { phoneDigits: "6145550148", name: "D WHITFIELD" }, 75],
  ["phone and email", { phoneDigits: "6145550148", email: "Dana@mail.example" }, 85],
  ["both names", { name: "Dana Whitfield" }, 25],
  ["one name that is the last", { name: "Whitfield" }, 15],
  ["a code that is no phone", { customerCode: "A-17" }, 0],
])("a customer of the register with %s scores", (_what, fields, score) => {
  expect(scored(dana, { ...nobody, ...fields }).score).toBe(score);
});

test.each([
  [[{ isGone: false }], [], "linked"],
  [[{ isGone: true }], [90], "missing"],
  [[], [75, 85], "conflict"],
  [[], [60], "suggested"],
  [[], [90], "suggested"],
  [[], [25], "unlinked"],
] as const)("links %j and scores %j are %s", (links, scores, state) => {
  expect(storeLinkState(links, scores)).toBe(state);
});
