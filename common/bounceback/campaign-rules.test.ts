import { expect, test } from "vitest";
import { campaignErrors, campaignWarnings } from "./campaign-rules.ts";
import type { CampaignDraft } from "./campaign-rules.ts";

const draft: CampaignDraft = {
  name: "Black Friday thank-you",
  type: "automatic",
  earnedBy: "sale",
  earnStartOn: "2026-11-27",
  earnEndOn: "2026-12-06",
  redeemStartOn: "2026-12-07",
  redeemEndOn: "2026-12-24",
  earnMinSpendCents: 4000,
  redeemAmountCents: 1000,
  redeemMinSpendCents: 4000,
  allowMultiple: true,
};
const today = "2026-11-24";

function errorsOf(change: Partial<CampaignDraft>) {
  return campaignErrors({ ...draft, ...change }, today).map(({ field, message }) => `${field}: ${message}`);
}

test.each<[Partial<CampaignDraft>, string[]]>([
  [{}, []],
  [{ name: "   " }, ["name: Name is required"]],
  [{ name: "x".repeat(60) }, []],
  [{ name: "x".repeat(61) }, ["name: Use 60 characters or fewer"]],
  [{ earnEndOn: "2026-11-26" }, ["earnEndOn: End on Nov 27 or later"]],
  [{ earnEndOn: "2026-11-27" }, []],
  [{ redeemStartOn: "2026-11-27" }, []],
  [{ redeemStartOn: "2026-11-26" }, ["redeemStartOn: Start on or after Nov 27"]],
  [{ redeemStartOn: "2026-11-28", redeemEndOn: "2026-12-05" }, ["redeemEndOn: End on Dec 6 or later"]],
  [{ redeemStartOn: "2026-11-28", redeemEndOn: "2026-12-06" }, []],
  [{ redeemEndOn: "2026-12-06" }, ["redeemEndOn: End on Dec 7 or later"]],
  [{ redeemEndOn: "2036-11-24" }, []],
  [{ redeemEndOn: "2036-11-25" }, ["redeemEndOn: Choose a date within 10 years"]],
  [{ redeemAmountCents: 0 }, ["redeemAmount: Use more than $0"]],
  [{ redeemAmountCents: 1 }, []],
  [{ redeemMinSpendCents: 999 }, ["redeemMinSpend: Use $10 or more, the amount off"]],
  [{ redeemMinSpendCents: 1000 }, []],
  [{ earnMinSpendCents: 0 }, ["earnMinSpend: Use more than $0"]],
  [{ earnMinSpendCents: null }, ["earnMinSpend: Use more than $0"]],
  [{ type: "manual", earnMinSpendCents: null }, []],
])("[BNC-05] a campaign with %j is refused with %j", (change, messages) => {
  expect(errorsOf(change)).toEqual(messages);
});

test("several faults come in the order of the checks, one for each field", () => {
  const faults = errorsOf({
    name: "",
    earnEndOn: "2026-11-20",
    redeemStartOn: "2026-11-21",
    redeemEndOn: "2026-11-10",
    redeemAmountCents: 0,
    redeemMinSpendCents: -1,
    earnMinSpendCents: -1,
  });
  expect(faults.map((fault) => fault.split(":")[0])).toEqual([
    "name",
    "earnEndOn",
    "redeemEndOn",
    "redeemStartOn",
    "redeemAmount",
    "redeemMinSpend",
    "earnMinSpend",
  ]);
});

const other = { name: "Fall thank-you", earnStartOn: "2026-11-01", earnEndOn: "2026-11-29" };

function warningsOf(change: Partial<CampaignDraft>, others = [other]) {
  return campaignWarnings({ ...draft, ...change }, others).map(({ code, title }) => `${code}: ${title}`);
}

test.each<[Partial<CampaignDraft>, string[]]>([
  [{}, ["overlap: Overlaps Fall thank-you, Nov 27 to Nov 29"]],
  [{ earnStartOn: "2026-11-29" }, ["overlap: Overlaps Fall thank-you, Nov 29 to Nov 29"]],
  [{ earnStartOn: "2026-11-30" }, []],
  [{ type: "manual", earnMinSpendCents: null }, []],
  [{ earnStartOn: "2026-11-30", redeemAmountCents: 2000 }, []],
  [{ earnStartOn: "2026-11-30", redeemAmountCents: 2001 }, ["half-off: $20.01 is more than half of $40"]],
  [{ earnStartOn: "2026-12-01", redeemStartOn: "2026-12-01" }, ["same-day: Redemption starts the day it's earned"]],
  [{ earnStartOn: "2026-12-01", redeemStartOn: "2026-12-02" }, []],
])("a campaign with %j warns of %j", (change, warnings) => {
  expect(warningsOf(change)).toEqual(warnings);
});
