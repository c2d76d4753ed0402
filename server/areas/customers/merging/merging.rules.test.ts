import fc from "fast-check";
import { expect, test } from "vitest";
import { likenessesOf, linkStateOf, phoneTies, scoreOf, undoUntil } from "./merging.rules.ts";

const dana = {
  mobile: "+16145550148",
  idNumberHash: Buffer.from("a"),
  email: "Dana@mail.example",
  firstName: "Dana",
  lastName: "Whitfield",
};
const nobody = { mobile: null, idNumberHash: null, email: null, firstName: "", lastName: "" };

test.each([
  ["mobile and last name", { mobile: dana.mobile, lastName: "WHITFIELD" }, 75],
  ["the mobile alone", { mobile: dana.mobile }, 60],
  ["the ID alone", { idNumberHash: Buffer.from("a") }, 60],
  ["mobile and email", { mobile: dana.mobile, email: "dana@mail.example" }, 85],
  ["both names", { firstName: "dana ", lastName: "Whitfield" }, 25],
  ["nothing", {}, 0],
])("two who agree in %s score", (_what, fields, score) => {
  expect(scoreOf(likenessesOf(dana, { ...nobody, ...fields }))).toBe(score);
});

test.each([
  [[75], "linked"],
  [[60], "suggested"],
  [[75, 85], "conflict"],
  [[85, 60], "linked"],
  [[40], "suggested"],
  [[39], "unlinked"],
  [[], "unlinked"],
] as const)("records that score %j leave a customer %s", (scores, state) => {
  expect(linkStateOf(scores)).toBe(state);
});

test("two records of which nothing is known agree in nothing", () => {
  expect(likenessesOf(nobody, nobody)).toEqual([]);
});

test("every phone is tied to every other of the other record, in both directions and never to itself", () => {
  const phones = fc.array(fc.constantFrom("1", "2", "3"));
  const holds = fc.property(phones, phones, (own, other) => {
    const ties = phoneTies(own, other).map(({ phone, otherPhone }) => `${phone}-${otherPhone}`);
    const pairs = own.flatMap((phone) =>
      other.map((otherPhone) => [`${phone}-${otherPhone}`, `${otherPhone}-${phone}`]),
    );
    const expected = new Set(pairs.flat().filter((pair) => !["1-1", "2-2", "3-3"].includes(pair)));
    expect(ties.toSorted()).toEqual([...expected].toSorted());
  });
  fc.assert(holds);
});

test("a merge can be undone for a day", () => {
  expect(undoUntil(new Date("2026-11-20T20:46:00Z"))).toEqual(new Date("2026-11-21T20:46:00Z"));
});
