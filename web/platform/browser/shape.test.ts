import { expect, test } from "vitest";
import * as shape from "./shape.ts";

const person = shape.object({
  id: shape.number,
  name: shape.maybe(shape.text),
  type: shape.oneOf("User", "PosUser"),
  stores: shape.list(shape.object({ id: shape.number })),
  employees: shape.dictionary(shape.flag),
});

test("what comes is read field by field, and what is not asked for is left out", () => {
  const input = { id: 1, type: "User", stores: [{ id: 2, secret: "x" }], employees: { "2": true }, more: 1 };
  expect(person(input)).toEqual({ id: 1, name: null, type: "User", stores: [{ id: 2 }], employees: { "2": true } });
});

test("a wrong field is named", () => {
  const input = { id: 1, type: "User", stores: [{ id: "2" }], employees: {} };
  expect(() => person(input)).toThrow("stores: id: Expected a number, got string");
  expect(shape.read(person, input)).toBeNull();
});

test("nothing that is not an object is read as one", () => {
  expect([null, [], "x", 3].map((value) => shape.read(person, value))).toEqual([null, null, null, null]);
});
