import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import { savedFiles } from "#tests/kit/web/saved-files.ts";

const network = fakeNetwork();
const late = { timeout: 20_000 };

const ada = {
  __typename: "BookSeller",
  ...{ id: "C1", name: "Ada Park", customerId: "0193a6f0-0000-7000-8000-000000000031", visits: 9 },
  ...{ lastVisitOn: "2026-09-01", usualGapDays: 14, itemsOffered: 200, itemsTaken: 120 },
  ...{ paid: 45_000, trade: 15_000, spentAfter: 12_300 },
};
const lee = { ...ada, id: "C2", name: "Lee Ito", customerId: null, visits: 1, usualGapDays: null };

function open(top: readonly (typeof ada | typeof lee)[], quiet: readonly (typeof ada)[]): void {
  const book = { from: "2025-11-29", to: "2026-11-28", count: top.length, takeRate: 412, top, quiet };
  network.answer(
    ...answersOf(manager, {
      SellerBook: () => ({ data: { sellerBook: { __typename: "SellerBook", ...book } } }),
      SellerBookCsv: () => ({ data: { sellerBookCsv: "Seller\r\nAda Park\r\n" } }),
    }),
  );
  openApp("/s/1/reports/sellers", manager);
}

test("[X8] a good seller gone quiet stands first, with the way to their page, and all are in a file", async () => {
  const files = savedFiles();
  open([ada, lee], [ada]);
  const quiet = await screen.findByRole("table", { name: "Good sellers gone quiet" }, late);
  const row = within(quiet).getByRole("row", { name: /Ada Park/ });
  ["Sep 1, 2026", "14 days", "60%", "$450.00", "33%", "$123.00"].forEach((words) =>
    expect(row).toHaveTextContent(words),
  );
  expect(within(quiet).getByRole("link", { name: "Ada Park" })).toHaveAttribute(
    "href",
    `/s/1/customers/detail/show/${ada.customerId}`,
  );
  const top = screen.getByRole("table", { name: "Paid most" });
  expect(within(top).getByRole("row", { name: /Lee Ito.*–/ })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
  await expect.poll(() => files.length).toBe(1);
});

test("a long list shows a screenful first and the rest at a press", async () => {
  const many = Array.from({ length: 21 }, (_, index) => ({ ...ada, id: `C${index}`, name: `Seller ${index}` }));
  open(many, [ada]);
  const top = await screen.findByRole("table", { name: "Paid most" }, late);
  expect(top).toHaveAttribute("data-short", "true");
  const all = screen.getByRole("button", { name: "Show all 21, Paid most" });
  await userEvent.click(all);
  expect(all).not.toBeInTheDocument();
  expect(top).toHaveAttribute("data-short", "false");
});

test("a store without sellers says what shows here", async () => {
  open([], []);
  expect(await screen.findByText("No sellers yet", {}, late)).toBeVisible();
  expect(screen.getByText("No good seller has gone quiet")).toBeVisible();
});

test("a person without reports reads that the page is closed to them", async () => {
  const refusal = { message: "Not allowed", extensions: { code: "forbidden" } };
  network.answer(...answersOf(manager, { SellerBook: () => ({ data: null, errors: [refusal] }) }));
  openApp("/s/1/reports/sellers", manager);
  expect(await screen.findByText("You don't have access", {}, late)).toBeVisible();
});
