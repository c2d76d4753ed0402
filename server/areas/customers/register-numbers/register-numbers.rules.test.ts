import { expect, test } from "vitest";
import { misplacementOf, registerNumbersCsv } from "./register-numbers.rules.ts";

test.each([
  [null, "mistyped"],
  ["", "mistyped"],
  ["  ", "mistyped"],
  ["(614) 555-0148", "twice"],
] as const)("with the phone %j the number is %s", (phone, misplacement) => {
  expect(misplacementOf({ phone })).toBe(misplacement);
});

test("the file holds a line for each customer and runs no formula", () => {
  const customer = { externalId: "C7", name: "=Dana", phone: null, customerCode: "614-555-0148" };
  expect(registerNumbersCsv([customer])).toBe(
    "Customer,Register ID,Phone,Customer Code,Check\r\n'=Dana,C7,,614-555-0148,Customer Code is not 10 plain digits and phone is empty\r\n",
  );
});
