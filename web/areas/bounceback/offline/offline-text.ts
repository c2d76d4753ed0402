import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of coupons that are taken without a connection, in English. */
const offlineEnglish = {
  "take.note": "No connection. This store takes coupons up to {most} off meanwhile.",
  "take.hint": "We can't check it now. It's sent once we're back.",
  "take.go": "Take it offline",
  "take.words": "Coupon {number}, {off}",
  "take.failed": "Error occurred while redeeming coupon: {error}",
  "offline.title": "This device is offline",
  "offline.next": "Try another register, or keep it: good until {date}. Nothing was redeemed.",
  "offline.again": "Try again",
  "block.waiting": "Taken offline at {time}",
  "block.waitingText": "By {name}. It waits on this screen and is sent when the connection is back.",
  "block.waitingNext": "Don't take it off again.",
  "block.off": "Coupons need the network, so none is used twice.",
  "block.unknown": "This screen hasn't seen this coupon lately, so nobody can tell if it's good.",
  "block.over": "It was used or voided before the connection was lost.",
  "block.not-started": "It opens {date}.",
  "block.expired": "Coupon expired {date}.",
  "block.wrong-store": "It's good at {name} only.",
  "block.second-visit": "This customer used one here today already. Only a manager can allow another, online.",
  "block.too-much": "Without a connection, this store takes coupons up to {most} off. This one takes {amount} off.",
  "block.nobody": "Nobody was active when the connection was lost, and a PIN can't be checked now.",
} as const;

export const text = textsOf("bounceback-offline", offlineEnglish);
