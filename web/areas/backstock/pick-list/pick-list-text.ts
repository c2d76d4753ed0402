import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of the pick list of a location in English. */
const pickListEnglish = {
  title: "Pick list for {place}",
  titleUnread: "Pick list",
  back: "Backstock",
  print: "Print",
  count_one: "{count} bin, by number",
  count_other: "{count} bins, by number",
  "column.done": "Done",
  "column.bin": "Bin",
  "column.category": "Category",
  "column.age": "Age",
  "column.notes": "Notes",
  age_one: "{count} day",
  age_other: "{count} days",
  box: "Bin {bin} is done",
  "empty.title": "No bins here",
  "empty.text": "Move bins to {place} to list them here by number",
} as const;

export const text = textsOf("backstock-pick-list", pickListEnglish);
