import { expect, test } from "vitest";
import { exportMap } from "./export-map.ts";
import { mapCapabilities, unmappedCapabilities } from "./map-capabilities.ts";

const lines = { kind: "ticketLines", columns: { number: "No", at: "At", quantity: "Qty", amount: "Net" } };
const tickets = { kind: "tickets", columns: { number: "No", at: "At", total: "Total" } };
const days = { kind: "days", columns: { date: "Day", net: "Net" } };
const customers = { kind: "customers", columns: { id: "Id", name: "Name" } };
const employees = { kind: "employees", columns: { id: "Id", name: "Name" } };
const buys = { kind: "buys", columns: { number: "No", at: "At", customer: "Customer" } };
const buyLines = { kind: "buyLines", columns: { number: "No", at: "At", cost: "Cost" } };
const closes = { kind: "dayCloses", columns: { date: "Day", net: "Net" } };

function able(...maps: unknown[]): string[] {
  const capabilities = mapCapabilities(maps.map((map) => exportMap.parse(map)));
  return Object.entries(capabilities)
    .filter(([, is]) => is)
    .map(([name]) => name);
}

test.each([
  ["lines of tickets", [lines], ["givesItemLines"]],
  ["whole tickets, which have no pieces", [tickets], []],
  ["sums of days, which have nothing else", [days], []],
  ["lines and the sums of other days", [days, lines], ["givesItemLines"]],
  ["customers and employees", [customers, employees], ["givesCustomers", "givesEmployees"]],
  ["buys", [buys], ["givesBuys"]],
  ["pieces of buys that name no customer, so they wait for the buys", [buyLines], []],
  ["both", [buys, buyLines], ["givesBuys", "givesBuyLines"]],
  [
    "pieces that name their customer",
    [{ ...buyLines, columns: { ...buyLines.columns, customer: "Customer" } }],
    ["givesBuys", "givesBuyLines"],
  ],
  ["Day Closes", [closes], ["givesDayCloses"]],
  ["columns of tenders", [{ ...tickets, tenders: { Cash: "cash" } }], ["givesTenders"]],
  [
    "tenders as rows, with their usual names",
    [{ ...tickets, columns: { ...tickets.columns, tender: "Paid by", tenderAmount: "Paid" } }],
    ["givesTenders"],
  ],
  [
    "numbers of coupons",
    [{ ...lines, columns: { ...lines.columns, coupon: "Coupon" } }],
    ["givesItemLines", "givesCouponNumbers"],
  ],
  ["nothing", [], []],
])("a register that exports %s gives just that", (_what, maps, expected) => {
  expect(able(...maps)).toEqual(expected);
});

test("no check-in ever reaches it, mapped or not", () => {
  expect(mapCapabilities([exportMap.parse(lines)]).takesCheckIns).toBe(false);
  expect(unmappedCapabilities).toEqual({ takesCheckIns: false });
});
