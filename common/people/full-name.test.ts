import { expect, test } from "vitest";
import { fullName } from "./full-name.ts";

test("a name is first and last, without a space too many", () => {
  expect(fullName({ firstName: "Ana", lastName: "Ruiz" })).toBe("Ana Ruiz");
  expect(fullName({ firstName: "Ana", lastName: "" })).toBe("Ana");
});
