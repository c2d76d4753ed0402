import { fillTemplate } from "#common/texting/fill-template.ts";
import type { Rule } from "#web/ui/form/rules.ts";
import { text } from "./settings-text.ts";

/** A text of nothing but fill-ins would be blank for a customer of whom nothing is on file. */
export const hasOwnWords: Rule = {
  isMet: (value) => typeof value !== "string" || value.trim() === "" || fillTemplate(value, {}) !== "",
  message: () => text("template.blank"),
};
