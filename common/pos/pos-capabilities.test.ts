import { expect, test } from "vitest";
import { takenBy } from "#tests/kit/inputs/field-limits.ts";
import { everyCapability, posCapabilities, posCapabilityNames, storeCapabilities } from "./pos-capabilities.ts";

test("a register says what it can do, one by one, and what it leaves out is not known", () => {
  const everything = Object.fromEntries(posCapabilityNames.map((name) => [name, true]));
  expect(takenBy(posCapabilities, [{}, everything, { takesCheckIns: false }, { takesCheckIns: "no" }])).toEqual([
    {},
    everything,
    { takesCheckIns: false },
  ]);
});

test("a capability of a newer till is left out, and the rest is taken", () => {
  expect(posCapabilities.parse({ foldsShirts: true, givesBuys: false })).toEqual({ givesBuys: false });
});

test.each(posCapabilityNames)("%s holds for a store when one of its registers says so", (name) => {
  expect(storeCapabilities([{ [name]: false }, { [name]: true }, {}])[name]).toBe(true);
  expect(storeCapabilities([{ [name]: false }, {}])[name]).toBe(false);
});

test("a store whose registers say nothing is taken as able", () => {
  expect(storeCapabilities([{}])).toEqual(everyCapability);
  expect(Object.values(everyCapability)).toEqual(posCapabilityNames.map(() => true));
});

test("one register that can do something gives nothing else", () => {
  const square = { takesCheckIns: false, givesItemLines: true, givesBuys: false };
  const folder = { takesCheckIns: false, givesItemLines: false, givesBuys: true };
  expect(storeCapabilities([square, folder])).toMatchObject({
    takesCheckIns: false,
    givesItemLines: true,
    givesBuys: true,
    givesTenders: true,
  });
});
