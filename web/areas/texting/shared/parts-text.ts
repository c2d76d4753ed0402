import { textsOf } from "#web/platform/language/texts.ts";

const partsEnglish = {
  parts_one: "{count} part",
  parts_other: "{count} parts",
  emoji: "“{character}” makes this {count} parts instead of {plain}",
  long: "{count} parts. Each one costs, so shorten it if you can.",
  tooLong: "Use 1,600 characters or fewer",
  unknown: "{field} isn't a fill-in, so it's left out",
} as const;

export const text = textsOf("texting-parts", partsEnglish);
