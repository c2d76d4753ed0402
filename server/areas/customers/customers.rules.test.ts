import { describe, expect, test } from "vitest";
import { addressLine, e164, evidenceFor, inMatchOrder, plainIdNumber, purgeBefore } from "./customers.rules.ts";
import type { Evidence, SearchedPerson } from "./customers.rules.ts";

const hash = Buffer.from("OH|RB1");
const ana = {
  mobile: "+12165550142",
  email: "Ana@maple.test",
  idNumberHash: hash,
  firstName: "Ana",
  lastName: "Ruiz",
  birthYear: 1990,
};
const nobody: SearchedPerson = {
  mobile: null,
  email: null,
  idNumberHash: null,
  firstName: "",
  lastName: "",
  birthYear: null,
};

describe("the same person is told by number, mobile, email, or name and birth year", () => {
  test.each<[string, Partial<SearchedPerson>, Evidence[]]>([
    ["the same ID", { idNumberHash: Buffer.from(hash) }, ["idNumber"]],
    ["another ID", { idNumberHash: Buffer.from("OH|RB2") }, []],
    ["the same mobile", { mobile: "+12165550142" }, ["mobile"]],
    ["the same email in other letters", { email: "ana@MAPLE.test" }, ["email"]],
    ["name and year", { firstName: " ANA", lastName: "ruiz", birthYear: 1990 }, ["name"]],
    ["a sister: another first name", { firstName: "Eva", lastName: "Ruiz", birthYear: 1990 }, []],
    ["another last name", { firstName: "Ana", lastName: "Lee", birthYear: 1990 }, []],
    ["the name alone", { firstName: "Ana", lastName: "Ruiz" }, []],
    ["a year without a name", { birthYear: 1990 }, []],
    ["nothing", {}, []],
  ])("%s", (_what, searched, by) => {
    expect(evidenceFor(ana, { ...nobody, ...searched })).toEqual(by);
  });
});

test("the surest evidence comes first, more of it before less, and of equals who sold here last", () => {
  const match = (id: string, by: Evidence[], lastBuyOn: string | null = null) => ({ id, by, lastBuyOn });
  const matches = [
    match("f", ["email"]),
    match("e", ["mobile"]),
    match("d", ["mobile"], "2024-09-30"),
    match("c", ["mobile"], "2026-09-22"),
    match("b", ["mobile", "name"]),
    match("a", ["idNumber"]),
  ];
  expect(inMatchOrder(matches).map(({ id }) => id)).toEqual(["a", "b", "c", "d", "e", "f"]);
});

test("a phone is kept as E.164, a number without what people put between its signs", () => {
  expect([e164("+1 (216) 555-0142"), e164("2165550142")]).toEqual(["+12165550142", "+12165550142"]);
  expect(plainIdNumber("rb 12-34 56")).toBe("RB123456");
  expect(addressLine({ street: "", city: "Columbus", state: "OH", zip: "" })).toBe("Columbus, OH");
});

test("30 days and a year are counted back from now; what the law keeps is never purged", () => {
  const now = new Date("2026-03-31T12:00:00Z");
  expect(purgeBefore("30-days", now)).toEqual(new Date("2026-03-01T12:00:00Z"));
  expect(purgeBefore("1-year", now)).toEqual(new Date("2025-03-31T12:00:00Z"));
  expect(purgeBefore("never", now)).toEqual(now);
  expect(purgeBefore("as-law", now)).toBeNull();
});
