import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of the online shop's page in English. */
const shopEnglish = {
  back: "Automations",
  "secret.title": "Webhooks",
  "secret.none": "Orders arrive within seconds once {shop} sends webhooks here. Until then we check every 15 minutes.",
  "secret.waiting": "The secret is saved. No webhook yet.",
  "secret.works": "Last webhook {time}",
  "secret.wrong": "{shop} is sending, but the secret does not match",
  "secret.open": "Set up webhooks",
  "secret.replace": "Replace secret",
  "secret.manage": "Webhook secret",
  looked: "Orders checked {time}, every 15 minutes",
  "looked.never": "Orders are checked every 15 minutes",
  "shelves.title": "Pickup shelves",
  "shelves.text": "Bagged orders wait here. We show which shelf is free.",
  "shelves.field": "Shelves",
  "shelves.hint": "Separate with commas, like: P1, P2, Back door",
  "shelves.save": "Save shelves",
  "shelves.saved": "Pickup shelves saved",
  "writes.title": "Write-back",
  "writes.label": "Tell {shop} what happens here",
  "writes.hint": "Marks orders ready and fulfilled in {shop}. Needs the scope write_orders.",
  "writes.on": "{shop} hears from us now",
  "writes.off": "Nothing is sent to {shop} anymore",
  disconnect: "Disconnect",
  "disconnect.title": "Disconnect {store} from {shop}?",
  "disconnect.text": "New orders stop coming. Past orders stay. Delete the app in {shop} too.",
  "disconnect.cancel": "Cancel",
  "disconnect.done": "{store} disconnected from {shop}",
  log: "Log",
} as const;

export const text = textsOf("automations.orders", shopEnglish);
