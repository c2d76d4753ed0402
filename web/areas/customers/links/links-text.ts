import { textsOf } from "#web/platform/language/texts.ts";

const linksEnglish = {
  "state.LINKED": "Linked to POS",
  "state.SUGGESTED": "Link suggested",
  "state.CONFLICT": "Two POS records",
  "state.UNLINKED": "Not linked to POS",
  "state.MISSING": "Deleted in POS",
  title: "{name} at the point of sale",
  linkedSince: "{name}, record {id}, since {date}",
  gone: "Record {id} was deleted at the point of sale",
  unlink: "Unlink",
  unlinked: "Unlinked",
  candidates: "May be the same person",
  conflict: "Which one is it? We won't pick.",
  before: "Unlinked before",
  unlinkedOn: "unlinked {date}",
  linkAgain: "Link again",
  score: "Match {score}",
  record: "Record {id}",
  link: "Link",
  done: "Linked to the point of sale",
  none: "No match at the point of sale. Linked at the next check-in.",
  "likeness.MOBILE": "same mobile",
  "likeness.ID_NUMBER": "same ID",
  "likeness.EMAIL": "same email",
  "likeness.LAST_NAME": "same last name",
  "likeness.FIRST_NAME": "same first name",
} as const;

export const text = textsOf("customers/links", linksEnglish);
