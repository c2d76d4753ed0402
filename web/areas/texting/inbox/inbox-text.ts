import { textsOf } from "#web/platform/language/texts.ts";

const inboxEnglish = {
  title: "Texts",
  new: "New text",
  filters: "Filters",
  "filter.unread": "Unread",
  "filter.needs_reply": "Needs reply",
  "filter.failed": "Failed",
  "filter.buys": "Buys",
  "filter.all": "All",
  "filter.done": "Done",
  search: "Search texts",
  searchHint: "Name, phone or words",
  threads: "Conversations",
  author: "{name}: {body}",
  picture_one: "Picture",
  picture_other: "Pictures",
  missedCall: "Missed call",
  answeredCall: "Call answered, {length}",
  notDelivered: "Not delivered: {reason}",
  notSent: "Not sent",
  reply: "Reply, {wait}",
  replyNow: "Reply",
  newCount_one: "{count} new",
  newCount_other: "{count} new",
  buy: "Buy {number}",
  failed: "Failed",
  done: "Done",
  optedOut: "Opted out",
  textBack: "Text back",
  scheduled: "Sends {when}",
  pinned: "Pinned",
  claimedBy: "{name}",
  unread: "unread",
  more: "Show more",
  "empty.all": "No texts yet",
  "empty.allText":
    "Customers who text the store's number show here. Start one, like: Your boots are behind the counter.",
  "empty.unread": "Nothing unread",
  "empty.unreadText": "You've read every text",
  "empty.needs_reply": "No one is waiting for a reply",
  "empty.needs_replyText": "New questions from customers show here",
  "empty.buys": "No texts about open buys",
  "empty.buysText": "Sellers with an open buy show here once you've texted",
  "empty.done": "Nothing done yet",
  "empty.doneText": "Press Done on a conversation to clear it from your list",
  "empty.failed": "No failed texts",
  "empty.failedText": "Texts that don't get there show here, with what to do",
  "empty.search": "No match",
  "empty.searchText": "Try part of a name, a phone number or a word from the text",
  "choose.title": "Pick a conversation",
  "choose.text": "Up and down arrows move through the list, Enter opens one",
  "banner.not_started": "Texting isn't set up yet. You can read texts but not send.",
  "banner.info_needed": "Texting needs your company's details before it can send. You can read texts.",
  "banner.brand_pending": "Texting is waiting for carrier approval of your company. You can read texts but not send.",
  "banner.brand_failed": "The carriers didn't approve your company. Check the details and send again.",
  "banner.campaign_pending": "Texting is waiting for carrier approval. You can read texts but not send.",
  "banner.campaign_failed": "The carriers didn't approve your texts. Check the details and send again.",
  "banner.suspended": "The carriers paused texting for this store. You can read texts but not send.",
} as const;

export const text = textsOf("texting-inbox", inboxEnglish);

/** The banner of a registration that is not active; null where sending works. */
export function bannerText(state: string): string | null {
  const key = `banner.${state}`;
  return isKey(key) ? text(key) : null;
}

function isKey(key: string): key is keyof typeof inboxEnglish & `banner.${string}` {
  return Object.hasOwn(inboxEnglish, key);
}
