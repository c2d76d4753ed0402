import { expect, test } from "vitest";
import { messageBuy } from "#common/pos/pos-messages.ts";
import { receiptPage } from "./receipt-page.ts";

const customer = { externalId: null, name: "Dana Whitfield", phone: "6145550171", email: null, customerCode: null };

function ticket(changes: Record<string, unknown>): string {
  const buy = messageBuy.parse({
    ...{ clientRef: "0193a6f0-0000-7000-8000-000000000031", number: "14", checkedInAt: "2026-11-18T17:00:00Z" },
    ...{ itemsTaken: 3, itemsPassed: 2, cashOffer: 1850, tradeOffer: null },
    passReasons: [{ name: "Wrong season", count: 2 }],
    ...changes,
  });
  return receiptPage({ storeName: "Maple Street", timeZone: "America/New_York", width: 42, buy, customer });
}

test("the ticket says why pieces were passed on and from when the season's are welcome", () => {
  expect(ticket({ bringBackOn: "2027-03-01" })).toMatch(
    /Passed because\nWrong season +2\nOut of season\? Bring back from Mar 1 on\.\n/,
  );
  expect(ticket({})).not.toContain("Bring back");
});
