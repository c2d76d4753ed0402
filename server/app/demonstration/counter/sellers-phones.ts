import { v7 as uuidv7 } from "uuid";
import { findOpenRequestOf } from "#server/areas/buys/requests/requests.db.ts";
import { checkInAtKiosk } from "#server/areas/buys/kiosk/kiosk.ts";
import { checkInOneself, viewSelfCheckIn } from "#server/areas/buys/sellers/self-check-in.ts";
import { answerAsSeller } from "#server/areas/buys/sellers/seller-page.ts";
import type { SellerPlan } from "#server/areas/buys/sellers/seller-page.rules.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { StoreRequest } from "#server/platform/context/context.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import type { BuyDesk } from "#server/areas/buys/desk/desk.ts";
import type { Seller } from "./counter.db.ts";
import { answerFor } from "./counter.rules.ts";

/**
 * A seller who scans the sign at the door or uses the tablet there, before the counter checks them in: the request is on the screens for a round
 * first. Outside the buying hours there is no request, and the counter checks in as usual.
 */
export async function standInLine(
  request: StoreRequest,
  { sql, seller, tablet }: { sql: Sql; seller: Seller; tablet: string | null },
): Promise<{ isReady: boolean; requestId: string | null }> {
  const storeId = request.store.id;
  const date = await findBusinessDate(sql, { storeId, at: request.platform.clock() });
  const open = await findOpenRequestOf(sql, { storeId, date, mobile: `+1${seller.mobile}` });
  if (open !== null) {
    return { isReady: true, requestId: open };
  }
  const [firstName = seller.name, ...rest] = seller.name.split(" ");
  const { policy } = await viewSelfCheckIn(request, {});
  const typed = {
    ...{ id: uuidv7(), firstName, lastName: rest.join(" ") || firstName, mobile: seller.mobile, email: "" },
    ...{ containers: 2, isDropOff: false, policyId: policy?.id ?? null, buyTexts: true, marketingTexts: false },
  };
  const isAtTablet = tablet !== null && Number(seller.mobile) % 2 === 0;
  const outcome = isAtTablet
    ? await checkInAtKiosk(request, { ...typed, secret: tablet })
    : await checkInOneself({ ...request, address: `the phone of ${seller.mobile}` }, typed);
  return { isReady: outcome.kind !== "in-line", requestId: null };
}

/** Some sellers say on their page that they are on the way, or when they come back. */
export async function answerOne(request: StoreRequest, desk: BuyDesk): Promise<void> {
  const now = request.platform.clock();
  for (const { pageToken, sellerPlan, stage, number } of desk.buys) {
    const plan: SellerPlan | null = pageToken === null || sellerPlan !== null ? null : answerFor({ stage, number });
    if (pageToken !== null && plan !== null) {
      const halfHour = 30 * 60_000;
      const later = new Date(Math.ceil(now.getTime() / halfHour + 2) * halfHour);
      const returnsAt = plan === "returns" ? later.toISOString() : null;
      await answerAsSeller(request, { token: pageToken, plan, returnsAt });
      return;
    }
  }
}
