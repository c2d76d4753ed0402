import { phoneDigits } from "#common/phone.ts";
import type { BuyWithCustomer } from "#server/areas/buys/desk/get-buy.ts";
import { recordCheckInConsents } from "#server/areas/texting/texting.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { buyTextId, sendAutomaticText } from "./send-buy-text.ts";
import { watchPromise } from "./slipped-promise.ts";

/** A seller's yes or no to texts goes into the ledger, and then what the store sends at check-in. */
export async function textCheckedIn(
  context: StoreContext,
  buy: BuyWithCustomer,
  consents: { buys: boolean | null; marketing: boolean | null },
): Promise<void> {
  await recordCheckInConsents(context, {
    phone: phoneDigits(buy.customer.mobile),
    buys: { id: buyTextId(buy.id, "consent to buys"), isGiven: consents.buys },
    marketing: { id: buyTextId(buy.id, "consent to marketing"), isGiven: consents.marketing },
  });
  if (consents.buys === true) {
    await sendAutomaticText(context, buy, { kind: "checked_in", which: "checked in", notAfter: buy.promisedAt });
  }
  await watchPromise(context, buy);
}
