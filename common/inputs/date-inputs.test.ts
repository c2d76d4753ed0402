import { expect, test } from "vitest";
import { birthDate, businessDate } from "./date-inputs.ts";

test.each([
  [
    businessDate,
    ["2000-01-01", "2100-12-31"],
    ["1999-12-31", "2101-01-01", "2026-02-30", "soon", ""],
    "from 2000 to 2100",
  ],
  [birthDate, ["1900-01-01", "2026-11-22"], ["1899-12-31", "1990-02-30", "soon", ""], "from 1900 on"],
])(
  "a date has a first and a last year, and one message for whatever is wrong: %#",
  (...[schema, taken, refused, words]) => {
    expect(taken.map((text) => schema.safeParse(text).success)).toEqual(taken.map(() => true));
    const messages = refused.map((text) => schema.safeParse(text).error?.issues.map(({ message }) => message));
    expect(messages).toEqual(refused.map(() => [`Enter a date ${words}`]));
  },
);
