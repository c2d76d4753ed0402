import type { HistoryWords } from "#web/areas/history/shared/history-words.ts";
import { text } from "./customers-text.ts";

export const customerHistory: HistoryWords = {
  events: {
    "customer.added": text("history.customer.added"),
    "customer.edited": text("history.customer.edited"),
    "customer.id-checked": text("history.customer.id-checked"),
    "customer.id-number-shown": text("history.customer.id-number-shown"),
    "customer.linked": text("history.customer.linked"),
  },
  fields: {
    name: text("history.name"),
    mobile: text("mobile"),
    email: text("email"),
    address: text("address"),
    doNotBuy: text("doNotBuy"),
    note: text("note"),
  },
};
