import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of the webhook secret's page in English. */
const secretEnglish = {
  title: "Webhook secret",
  back: "Online shop",
  none: "No online shop here",
  noneText: "This program has no online shop to connect",
  connectFirst: "Connect {shop} first",
  connectFirstText: "Then paste the secret here",
  connect: "Connect",
  "address.title": "1. Webhook address",
  "address.text":
    "In {shop}, open Settings, Notifications, Webhooks. Add one for each topic below, in JSON, with this address.",
  "address.copy": "Copy address",
  "address.copied": "Address copied",
  "address.topics": "Topics: Order creation, Order update, Order cancellation, Fulfillment creation",
  "secret.title": "2. Secret",
  "secret.text": "Below the webhooks {shop} shows the secret that signs them. Paste it once. It never shows again.",
  "secret.field": "Webhook secret",
  "secret.save": "Save secret",
  "secret.replace": "Replace secret",
  "secret.saved": "Secret saved",
  "secret.kept": "Saved {time}. Nobody can read it here.",
  "secret.cancel": "Cancel",
  "secret.wrong": "{shop} is sending, but the secret does not match.",
  "secret.wrongText_one": "{count} webhook refused since {time}. Our check still brings orders, up to 15 minutes late.",
  "secret.wrongText_other":
    "{count} webhooks refused since {time}. Our check still brings orders, up to 15 minutes late.",
  "test.title": "3. Test",
  "test.last": "Last webhook {time}",
  "test.never": "No webhook yet. Press Send test in {shop}, then look here.",
  "test.looked": "Orders last checked {time}",
  "test.do": "Check orders now",
  "test.done": "{shop} responds. Orders are up to date.",
} as const;

export const text = textsOf("orders.secret", secretEnglish);
