import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of the balance between sister stores in English. */
const balanceEnglish = {
  title: "Sister-store balance",
  back: "Transfers",
  lead: "Bins one store can spare and another is short of. A store needs its target, or what it used in the last {weeks} weeks, plus what its floor is short.",
  "send.title": "Send from here",
  "send.do": "Send",
  "send.label": "Send bin {bin} to {store}",
  "send.to": "To {store}",
  "send.empty": "Nothing to send",
  "send.emptyText": "No sister store is short of what you can spare. A bin is spare after {weeks} weeks.",
  "ask.title": "Available from sister stores",
  "ask.line": "{store} has {spare} to spare, you're {lack} short",
  "ask.open": "Open {store}",
  standing: "{bins} on hand, needs {needed}",
  "standing.missing": "floor {missing} short",
  "standing.coming": "{coming} on the way",
  spare: "{spare} to spare",
  lack: "{lack} short",
  bin: "{age}, {place}",
  age_one: "{count} day",
  age_other: "{count} days",
  "table.title": "Shared categories",
  "table.category": "Category",
  "table.here": "This store",
  "table.spare": "+{spare}",
  "table.lack": "−{lack}",
  "table.even": "0",
  "table.none": "–",
  "table.note": "Bins to spare (+) or short (−). Out-of-season goods don't count.",
  "noStores.title": "You have one store",
  "noStores.text": "We compare the stores you can open. Ask the owner to add you to another.",
  "noShared.title": "No shared categories",
  "noShared.text": "We match categories by name. “Boys 2T FW” and “FW 2T Boys” match.",
} as const;

export const text = textsOf("backstock-balance", balanceEnglish);
