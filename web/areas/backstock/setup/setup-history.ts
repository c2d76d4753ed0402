import type { HistoryWords } from "#web/areas/history/shared/history-words.ts";
import { text } from "./setup-text.ts";

export const binHistory: HistoryWords = {
  events: {
    "bin.added": text("history.bin.added"),
    "bin.edited": text("history.bin.edited"),
    "bin.deleted": text("history.bin.deleted"),
    "bin.restored": text("history.bin.restored"),
  },
  fields: { isRetired: text("bins.isRetired") },
};

export const categoryHistory: HistoryWords = {
  events: {
    "backstock-category.added": text("history.backstock-category.added"),
    "backstock-category.edited": text("history.backstock-category.edited"),
    "backstock-category.archived": text("history.backstock-category.archived"),
    "backstock-category.deleted": text("history.backstock-category.deleted"),
    "backstock-category.restored": text("history.backstock-category.restored"),
  },
  fields: {
    name: text("setup.name"),
    targetBins: text("category.target"),
    ageLimitDays: text("category.ageLimit"),
    itemsPerBin: text("category.itemsPerBin"),
  },
  restorable: ["backstock-category.edited"],
};

export const locationHistory: HistoryWords = {
  events: {
    "backstock-location.added": text("history.backstock-location.added"),
    "backstock-location.edited": text("history.backstock-location.edited"),
    "backstock-location.archived": text("history.backstock-location.archived"),
    "backstock-location.restored": text("history.backstock-location.restored"),
  },
  fields: {
    name: text("setup.name"),
    next: text("location.next"),
    isDefault: text("location.isDefault"),
    isPickList: text("location.isPickList"),
  },
  restorable: ["backstock-location.edited"],
};

export const settingsHistory: HistoryWords = {
  events: { "backstock.settings-changed": text("history.backstock.settings-changed") },
  fields: {
    binPrefix: text("options.prefix"),
    ageBands: text("options.bands"),
    ageLimitDays: text("options.limit"),
    isScanFast: text("options.fast"),
    pullWindowDays: text("options.window"),
    SS: "SS",
    FW: "FW",
    holiday: text("options.holiday"),
  },
};
