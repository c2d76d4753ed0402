/** A buy as the pages read it: two bags that wait, checked in at the counter. */
import type { BuyDetail } from "#web/areas/buys/shared/buys.queries.ts";

type Buy = BuyDetail["buy"];

export function aBuy(more: Partial<Buy> = {}): Buy {
  return {
    id: "0193a6f0-0000-7000-8000-000000000031",
    customer: {
      id: "0193a6f0-0000-7000-8000-000000000007",
      housePoints: null,
      fullName: "Lena Hall",
      mobile: "",
      email: null,
      isDoNotBuy: false,
    },
    businessDate: "2026-11-21",
    number: 17,
    status: "OPEN",
    stage: "WAITING",
    outcome: null,
    source: "COUNTER",
    bags: 2,
    boxes: 0,
    bins: 0,
    others: 0,
    containerTags: "",
    location: "",
    isDropOff: false,
    promisedAt: null,
    notes: "",
    signature: "NONE",
    signedAt: null,
    guardianNote: null,
    overriddenBy: null,
    posSync: "LINKED",
    posFailure: null,
    posBuyId: "P-1",
    posReadyAt: null,
    posCompletedAt: null,
    checkedInAt: "2026-11-21T17:00:00Z",
    checkedInBy: "Ana",
    sortStartedAt: null,
    sortedBy: null,
    readyAt: null,
    firstNotifiedAt: null,
    sellerPlan: null,
    sellerReturnsAt: null,
    sellerPageUrl: null,
    completedAt: null,
    completedBy: null,
    itemsTaken: null,
    itemsPassed: null,
    cashOffer: null,
    tradeOffer: null,
    paid: null,
    payout: null,
    waitMinutes: null,
    callTimes: [],
    version: 1,
    ...more,
  };
}

/** Its page, without texts, reasons or a policy. */
export function aBuyDetail(buy: Partial<Buy> = {}, more: Partial<BuyDetail> = {}): BuyDetail {
  return {
    buy: aBuy(buy),
    policyText: "",
    signaturePath: null,
    reasons: [],
    bringBackOn: null,
    posCustomerId: null,
    newCustomerCode: null,
    texts: [],
    ...more,
  };
}
