/** What the fields of bins, their contents and the setup take: the forms judge by it, the operations take it in. */
import { optionalText, requiredText, wholeNumberBetween } from "#common/inputs/field-schemas.ts";
import { batchMost, binNumberMax } from "./bin-number.ts";
import { categoryNameMost } from "./category-names.ts";

/** Five years of days: older goods are not kept. */
const longestDays = 1825;

export const binFields = {
  number: wholeNumberBetween(1, binNumberMax),
  batchCount: wholeNumberBetween(1, batchMost),
};

export const fillingFields = {
  itemCount: wholeNumberBetween(0, 9999),
  notes: optionalText(500),
};

export const categoryFields = {
  name: requiredText(categoryNameMost),
  targetBins: wholeNumberBetween(0, 9999),
  ageLimitDays: wholeNumberBetween(1, longestDays),
  itemsPerBin: wholeNumberBetween(1, 9999),
};

export const locationFields = { name: requiredText(60) };

export const optionFields = {
  ageLimitDays: wholeNumberBetween(1, longestDays),
  pullWindowDays: wholeNumberBetween(1, 90),
};
