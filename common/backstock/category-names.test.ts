import { expect, test } from "vitest";
import { categoriesMost, categoryNameMost, categoryNames, namePreview, wordsOf } from "./category-names.ts";

const parts = { genders: ["Boys", "Girls"], seasons: ["FW", "SS"], sizes: ["2T"] };

test("every mix of gender, size and season is a name, in the order of words that the store likes", () => {
  expect(categoryNames(parts, "gender-first")).toEqual(["Boys 2T FW", "Boys 2T SS", "Girls 2T FW", "Girls 2T SS"]);
  expect(categoryNames(parts, "size-first")[0]).toBe("2T Boys FW");
});

test("an empty list leaves its word out, and three empty lists make no name", () => {
  expect(categoryNames({ genders: [], seasons: [], sizes: ["Acoustic"] }, "gender-first")).toEqual(["Acoustic"]);
  expect(categoryNames({ genders: [], seasons: [], sizes: [] }, "gender-first")).toEqual([]);
});

test("the preview says what is new, what the store has, what came twice and what is too long", () => {
  const [longest, tooLong] = ["x".repeat(60), "y".repeat(61)];
  expect(namePreview(["Boys  2T ", "boys 2t", "BOYS 2T", "Girls 2T", " ", longest, tooLong], ["GIRLS 2t"])).toEqual({
    names: ["Boys 2T", longest],
    existing: ["Girls 2T"],
    repeated: 2,
    tooLong: [tooLong],
  });
});

test("words are typed with commas or on lines of their own", () => {
  expect(wordsOf(" Boys,Girls \n\n Big  Kids,, ")).toEqual(["Boys", "Girls", "Big Kids"]);
});

test("a store has up to 500 categories with names of up to 60 letters", () => {
  expect([categoriesMost, categoryNameMost]).toEqual([500, 60]);
});
