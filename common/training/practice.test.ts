import { expect, test } from "vitest";
import { practiceAreaCode, practicePhone } from "./practice.ts";

test.each([
  ["6085550142", "608"],
  ["(303) 555-0142", "303"],
  ["1985550142", "608"],
  ["", "608"],
  [null, "608"],
])("made-up people of the store with the phone %s have the area code %s", (phone, code) => {
  expect(practiceAreaCode(phone)).toBe(code);
});

test("a made-up person's number has ten digits and the exchange of nobody", () => {
  expect(practicePhone("608", 142)).toBe("6085550142");
  expect(practicePhone("608", 70_007)).toBe("6085550007");
});
