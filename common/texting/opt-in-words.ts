/** What a customer is shown before they agree. Carriers approve these very words, and the ledger keeps their version. */
export const optInVersion = "2026-11";

/** About the own buy; given at check-in. */
export function buyOptInWords(store: string): string {
  return `${store} may text me about the items I bring in: when they're ready, and questions about them.`;
}

/** Coupons and reminders; never needed to sell or buy. */
export function marketingOptInWords(store: string): string {
  return `${store} may also text me coupons and reminders, up to 15 a month. I don't have to agree to sell or buy anything.`;
}

/** Under both. */
export const optInSmallPrint =
  "Message and data rates may apply. Reply STOP to stop all texts, HELP for help. We don't share phone numbers or consent with anyone.";

/** How the carriers are told that customers agree. */
export function optInFlow(store: string, website: string): string {
  return [
    `Customers agree in person at the counter of ${store} while they check in items to sell, on the check-in screen or on a`,
    `tablet, where they type their phone number and read: "${buyOptInWords(store)}" Beside an unticked box they read:`,
    `"${marketingOptInWords(store)}" Below both: "${optInSmallPrint}" A sign at the counter shows the same words.`,
    `Customers can also text the store first. Website: ${website}`,
  ].join(" ");
}

/** Texts like those that go out, which the carriers look at. */
export function sampleTexts(store: string): string[] {
  return [
    `${store}: Hi Ana, your items are ready. Stop by until 9 PM to hear our offer. Reply STOP to opt out.`,
    `${store}: Ana, your items wait for you until Saturday 9 PM. Questions? Just reply.`,
    `${store}: Your $10 coupon is good from Friday. Show it at the register: https://example.com/c/abc. Reply STOP to opt out.`,
  ];
}
