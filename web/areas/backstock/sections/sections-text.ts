import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of the setup of sections in English. */
const sectionsEnglish = {
  title: "Sections of the floor",
  back: "Pull list",
  lead: "For each section: which goods of the register hang there, and which bins fill it. The pull list counts by it.",
  add: "Add section",
  list: "Sections in walking order",
  edit: "Edit {name}",
  "line.goods": "Goods: {goods}",
  "line.bins": "Bins: {bins}",
  "line.none": "none yet",
  "new.title": "New section",
  name: "Name",
  goods: "Goods of the register",
  "goods.hint": "A kind of goods hangs in one section; choosing it here takes it from another.",
  "goods.none": "The register has sold nothing yet. Without it, rack checks keep the pull list going.",
  "goods.sold_one": "{count} sold",
  "goods.sold_other": "{count} sold",
  bins: "Bins that fill it",
  "bins.none": "There are no categories of bins yet.",
  "from.other": "now in {name}",
  save: "Save",
  cancel: "Cancel",
  archive: "Delete section",
  archived: "Section {name} deleted",
  saved: "Section {name} saved",
  failed: "The section was not saved: {error}",
  "order.failed": "The order was not saved: {error}",
  "empty.title": "No sections yet",
  "empty.text": "Begin with one for each rack or wall that people keep full, such as Boys 2T-5T or Shoes.",
  missing: "This section is no longer there",
} as const;

export const text = textsOf("backstock-sections", sectionsEnglish);
