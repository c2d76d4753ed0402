import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of the balance between sister stores in English. */
const balanceEnglish = {
  title: "Sister-store balance",
  back: "Transfers",
  lead: "What waits in one store and is lacking in another. A store wants its target, or without one what the last {weeks} weeks have used up, and what its floor lacks now.",
  "send.title": "Send from here",
  "send.do": "Send",
  "send.label": "Send bin {bin} to {store}",
  "send.to": "To {store}",
  "send.empty": "Nothing to send",
  "send.emptyText":
    "No sister store lacks what is to spare here. A bin counts as spare once it has waited {weeks} weeks.",
  "ask.title": "Could come here",
  "ask.line": "{store} has {spare} to spare, {lack} are lacking here",
  "ask.open": "Open {store}",
  standing: "{bins} on hand, wants {wanted}",
  "standing.missing": "floor lacks {missing}",
  "standing.coming": "{coming} on the way",
  spare: "{spare} to spare",
  lack: "lacks {lack}",
  bin: "{age}, {place}",
  age_one: "{count} day",
  age_other: "{count} days",
  "table.title": "Categories that stores share",
  "table.category": "Category",
  "table.here": "This store",
  "table.spare": "+{spare}",
  "table.lack": "−{lack}",
  "table.even": "0",
  "table.none": "–",
  "table.note": "+ to spare, − lacking, in bins. Goods out of season are left out.",
  "noStores.title": "You see one store",
  "noStores.text": "The balance compares stores of the company that you may enter. Ask the owner for another one.",
  "noShared.title": "No category in common",
  "noShared.text":
    "Stores are compared by the names of their categories: “Boys 2T FW” here and “FW 2T Boys” there are the same.",
} as const;

export const text = textsOf("backstock-balance", balanceEnglish);
