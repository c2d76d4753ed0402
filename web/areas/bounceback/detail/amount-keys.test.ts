import { expect, test } from "vitest";
import { noAmount, typeAmount } from "./amount-keys.ts";

/** Presses one key after the other; `<` takes the last sign away. */
function typed(keys: string) {
  return [...keys].reduce(
    (amount, key) => typeAmount(key === "<" ? amount.text.slice(0, -1) : amount.text + key, amount),
    noAmount,
  );
}

test.each([
  ["", "", null],
  ["5", "$0.05", 5],
  ["5240", "$52.40", 5240],
  ["5240<", "$5.24", 524],
  ["5<", "", null],
  ["00", "", null],
  ["005", "$0.05", 5],
  ["99999999", "$999,999.99", 99_999_999],
  ["999999991", "$999,999.99", 99_999_999],
  ["52.40", "$52.40", 5240],
  ["52.4", "$52.4", 5240],
  ["52.", "$52.", 5200],
  ["52.405", "$52.40", 5240],
  ["52..4", "$52.4", 5240],
  [".5", "$0.5", 50],
  ["52.4<", "$52.", 5200],
  ["52.<", "$0.52", 52],
  ["12x4", "$1.24", 124],
  ["-5", "$0.05", 5],
])("the keys %s are %s", (keys, text, cents) => {
  const amount = typed(keys);
  expect([amount.text, amount.cents]).toEqual([text, cents]);
});
