import { expect, test } from "vitest";
import { aBuy } from "#tests/kit/web/a-buy.ts";
import { checkInPayload, printReceiptPayload } from "#common/pos/pos-messages.ts";
import { checkInMessage, tillMessage } from "./till-messages.ts";

const buy = aBuy({
  id: "0190aaaa-0000-7000-8000-000000000001",
  customer: {
    id: "0190aaaa-0000-7000-8000-000000000002",
    fullName: "Ana Ruiz",
    mobile: "+12165550142",
    email: null,
    isDoNotBuy: false,
    housePoints: null,
  },
  businessDate: "2026-03-04",
  number: 12,
  bins: 1,
  signature: "PAPER",
  posSync: "NOT_SENT",
  posBuyId: null,
  checkedInAt: "2026-03-04T18:00:00.000Z",
  checkedInBy: "Ben",
});

test("[BUY-10] the message to the register carries buy, customer and loyalty, with our own id and ten digits", () => {
  const reasons = [{ reasonId: "r", name: "Condition", kind: "PASS" as const, count: 2 }];
  const message = tillMessage({
    buy,
    policyText: "Final.",
    signaturePath: null,
    reasons,
    bringBackOn: "2027-03-01",
    posCustomerId: "C-1",
    newCustomerCode: null,
    texts: [],
  });
  const sent = checkInPayload.parse({ ...message, loyalty: null });
  expect(sent.buy).toMatchObject({
    clientRef: buy.id,
    number: "12",
    containers: { bags: 2, boxes: 0, bins: 1, other: 0 },
    passReasons: [{ name: "Condition", count: 2 }],
    isSignedOnScreen: false,
  });
  expect(sent.customer).toEqual({
    ...{ externalId: "C-1", name: "Ana Ruiz", phone: "2165550142", email: null },
    customerCode: null,
  });
  expect(sent.loyalty).toBeNull();
  const receipt = { buyJSON: JSON.stringify(message.buy), customerJSON: JSON.stringify(message.customer) };
  expect(printReceiptPayload.safeParse(receipt).success).toBe(true);
});

test("[CUS-05] with the rule mobile a new customer's number is the Customer Code, and the phone stays empty", () => {
  const detail = { buy, policyText: "", signaturePath: null, reasons: [], bringBackOn: null, texts: [] };
  const message = checkInMessage({ ...detail, posCustomerId: null, newCustomerCode: "2165550142" });
  expect(checkInPayload.parse(message).customer).toMatchObject({ phone: null, customerCode: "2165550142" });
  // On paper the number is still the customer's.
  expect(tillMessage({ ...detail, posCustomerId: null, newCustomerCode: "2165550142" }).customer).toMatchObject({
    phone: "2165550142",
  });
});
