import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of linking people to the point of sale in English. */
const posLinksEnglish = {
  title: "Link to {pos} employees",
  pos: "point-of-sale",
  "unlinked.title": "Not linked",
  "unlinked.none": "Everyone is linked",
  "unlinked.noneText": "Everyone on the team can check in sellers and sort buys",
  "unlinked.inactive": "The linked employee is inactive in {pos}",
  "unlinked.choose": "{name}'s {pos} employee",
  "unlinked.chooseOne": "Choose an employee",
  "unlinked.link": "Link",
  "unlinked.suggested": "Same name",
  "known.title": "{pos} employees",
  "known.none": "No {pos} employees yet",
  "known.noneText": "They show here once the register sends them",
  "known.search": "Search",
  "known.linkedTo": "Linked to {name}",
  "known.free": "Not linked",
  "known.inactive": "Inactive",
  "known.unlink": "Unlink",
  linked: "{name} linked",
  unlinked: "{name} unlinked",
  "take.title": "Take over this link?",
  "take.text": "{refusal}. Taking over ends that link.",
  "take.confirm": "Take over",
  cancel: "Cancel",
  withCode: "{name} ({code})",
} as const;

export const text = textsOf("pos-links", posLinksEnglish);
