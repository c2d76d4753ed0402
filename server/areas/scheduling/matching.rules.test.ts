import fc from "fast-check";
import { expect, test } from "vitest";
import { matchPeople } from "./matching.rules.ts";

const person = { id: "p", firstName: "Amy", lastName: "Jones", email: null, phone: null, code: null };
const employee = { id: 1, firstName: "Ann", lastName: "Jonas", email: null, phoneNumber: null, drsEmployeeCode: null };

test.each([
  ["code", { code: "E01" }, { drsEmployeeCode: "e01 " }],
  ["email", { email: "Amy@Shop.test" }, { email: "amy@shop.test" }],
  ["phone", { phone: "+1 (608) 555-0101" }, { phoneNumber: "6085550101" }],
  ["name", {}, { firstName: "amy", lastName: "JONES" }],
])("[SCH-1] people are matched by %s", (by, ofPerson, ofEmployee) => {
  expect(matchPeople([{ ...person, ...ofPerson }], [{ ...employee, ...ofEmployee }])).toEqual([
    { personId: "p", employeeId: 1, by },
  ]);
});

test("[SCH-1] what comes first decides: a code goes before an e-mail, a phone and a name", () => {
  const amy = { ...person, code: "E02", email: "amy@shop.test", phone: "6085550101" };
  const byCode = { ...employee, id: 2, drsEmployeeCode: "E02" };
  const byEmail = { ...employee, id: 3, email: "amy@shop.test" };
  const byName = { ...employee, id: 4, firstName: "Amy", lastName: "Jones" };
  expect(matchPeople([amy], [byName, byEmail, byCode])).toEqual([{ personId: "p", employeeId: 2, by: "code" }]);
  expect(matchPeople([amy], [byName, byEmail])).toEqual([{ personId: "p", employeeId: 3, by: "email" }]);
});

test("[SCH-1] what two people share tells nothing", () => {
  const twin = { ...person, id: "q" };
  const namesake = { ...employee, firstName: "Amy", lastName: "Jones" };
  expect(matchPeople([person, twin], [namesake])).toEqual([]);
  expect(matchPeople([person], [namesake, { ...namesake, id: 2 }])).toEqual([]);
  expect(
    matchPeople([{ ...person, firstName: "", lastName: "" }], [{ ...employee, firstName: "", lastName: "" }]),
  ).toEqual([]);
});

test("nobody is matched twice, in any mix of people", () => {
  const some = fc.option(fc.constantFrom("a", "b", "c"), { nil: null });
  const anybody = fc.record({
    firstName: fc.constantFrom("Amy", "Ben"),
    lastName: fc.constant(""),
    email: some,
    code: some,
  });
  fc.assert(
    fc.property(fc.array(anybody), fc.array(anybody), (left, right) => {
      const people = left.map((drawn, index) => ({ ...drawn, id: String(index), phone: null }));
      const team = right.map(({ code, ...fields }, id) => ({
        ...fields,
        id,
        phoneNumber: null,
        drsEmployeeCode: code,
      }));
      const matches = matchPeople(people, team);
      expect(new Set(matches.map(({ personId }) => personId)).size).toBe(matches.length);
      expect(new Set(matches.map(({ employeeId }) => employeeId)).size).toBe(matches.length);
    }),
  );
});
