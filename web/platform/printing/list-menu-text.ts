import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of the ways out of a list in English. */
const listMenuEnglish = {
  label: "More",
  export: "Export as CSV",
  print: "Print",
} as const;

export const text = textsOf("list-menu", listMenuEnglish);
