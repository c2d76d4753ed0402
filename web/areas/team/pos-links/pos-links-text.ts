import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of linking people to the point of sale in English. */
const posLinksEnglish = {
  title: "Link to {pos} employees",
  pos: "point-of-sale",
  "unlinked.title": "Not linked",
  "unlinked.none": "Everybody is linked",
  "unlinked.noneText": "Everybody on the team can check in and sort buys.",
  "unlinked.inactive": "The linked employee is switched off in {pos}",
  "unlinked.choose": "Employee of {pos} for {name}",
  "unlinked.chooseOne": "Choose …",
  "unlinked.link": "Link",
  "unlinked.suggested": "Same name",
  "known.title": "Employees of {pos}",
  "known.none": "No employees received from {pos} yet",
  "known.noneText": "They come with the feed of the register.",
  "known.search": "Search",
  "known.linkedTo": "Linked to {name}",
  "known.free": "Free",
  "known.inactive": "Inactive",
  "known.unlink": "Unlink",
  linked: "{name} linked",
  unlinked: "{name} is not linked any more",
  "take.title": "Take over the link?",
  "take.text": "{refusal}. That link ends when you go on.",
  "take.confirm": "Take over",
  cancel: "Cancel",
  withCode: "{name} ({code})",
} as const;

export const text = textsOf("pos-links", posLinksEnglish);
