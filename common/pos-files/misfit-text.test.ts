import * as fc from "fast-check";
import { expect, test } from "vitest";
import { misfitText, readMisfit } from "./misfit-text.ts";

test("what a register says of a renamed column is read out of its sentence", () => {
  const problem = `day.csv does not fit the map. ${misfitText(["NET_AMT"], ["TRX_NO", "NET_AMOUNT"])}`;
  expect(readMisfit(problem)).toEqual({ missing: ["NET_AMT"], columns: ["TRX_NO", "NET_AMOUNT"] });
});

test.each(["The folder cannot be read: ENOENT", "", "The file has no column ", "day.csv is larger than 200 MB"])(
  "%j says nothing of columns",
  (problem) => {
    expect(readMisfit(problem)).toBeNull();
  },
);

test("a sentence that was cut off still says what is missing", () => {
  const problem = misfitText(
    ["NET_AMT"],
    Array.from({ length: 200 }, (_, at) => `COLUMN_${at}`),
  ).slice(0, 500);
  expect(readMisfit(problem)?.missing).toEqual(["NET_AMT"]);
});

test("names of any letters come back, but for those that hold the sentence's own marks", () => {
  const names = fc.array(fc.stringMatching(/^[A-Za-z0-9_#/ -]*[A-Za-z0-9]$/), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(names, names, (missing, columns) => {
      expect(readMisfit(misfitText(missing, columns))).toEqual({ missing, columns });
    }),
  );
});
