import type { HistoryWords } from "#web/areas/history/shared/history-words.ts";
import { text } from "./detail-text.ts";

export const buyHistory: HistoryWords = {
  events: {
    "buy.checked-in": text("history.buy.checked-in"),
    "buy.sync-changed": text("history.buy.sync-changed"),
    "buy.moved": text("history.buy.moved"),
    "buy.reopened": text("history.buy.reopened"),
    "buy.edited": text("history.buy.edited"),
  },
  fields: {
    value: text("history.value"),
    containers: text("history.containers"),
    location: text("place"),
    containerTags: text("tags"),
    promisedAt: text("promised"),
    notes: text("notes"),
  },
};
