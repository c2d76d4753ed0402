import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of the setup of sections in English. */
const sectionsEnglish = {
  title: "Floor sections",
  back: "Pull list",
  lead: "Choose the register goods that hang in each section and the bins that fill it. The pull list uses this.",
  add: "Add section",
  list: "Sections in walking order",
  "line.goods": "Goods: {goods}",
  "line.bins": "Bins: {bins}",
  "line.none": "none yet",
  "new.title": "New section",
  name: "Name",
  goods: "Register goods",
  "goods.hint": "Goods belong to one section. Choosing them here moves them.",
  "goods.none": "No register sales yet. Rack checks keep the pull list going.",
  "goods.sold_one": "{count} sold",
  "goods.sold_other": "{count} sold",
  bins: "Bins that fill it",
  "bins.none": "No bin categories yet",
  "from.other": "now in {name}",
  save: "Save section",
  archive: "Delete section",
  archived: "Section {name} deleted",
  saved: "Section {name} saved",
  failed: "We couldn't save the section. {error}",
  "order.failed": "We couldn't save the order. {error}",
  "empty.title": "No sections yet",
  "empty.text": "Add one for each rack or wall, like: Boys 2T-5T",
} as const;

export const text = textsOf("backstock-sections", sectionsEnglish);
