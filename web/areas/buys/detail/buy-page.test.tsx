import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { aBuyDetail } from "#tests/kit/web/a-buy.ts";
import { aRule, anEntry } from "#tests/kit/second-hand/a-second-hand-register.ts";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import type { BuyDetail } from "#web/areas/buys/shared/buys.queries.ts";

const network = fakeNetwork();

const id = "0193a6f0-0000-7000-8000-000000000031";
const createdAt = "2026-11-21T17:00:00Z";

const detail = aBuyDetail({
  id,
  source: "ONLINE",
  checkedInAt: createdAt,
});

type Dialog = ReturnType<typeof within>;

async function openBuy(result: Partial<BuyDetail["buy"]>, fakes: GraphqlFakes = {}): Promise<Dialog> {
  const buy = { __typename: "Buy", ...detail.buy, ...result };
  network.answer(...answersOf(manager, { Buy: () => ({ data: { buy: { ...detail, buy } } }), ...fakes }));
  openApp(`/s/1/buys/detail/edit/${id}`, manager);
  return within(await screen.findByRole("dialog", { name: "Buy 17" }));
}

test("[BUY-02] a buy shows the seller, the pile and who checked it in", async () => {
  const dialog = await openBuy({});
  expect(await dialog.findByText("Lena Hall")).toBeVisible();
  expect(dialog.getByText("2 bags")).toBeVisible();
  expect(dialog.getByText(/by Ana/)).toBeVisible();
});

test("a completed buy is reopened by a manager, and a refusal says why", async () => {
  const errors = [{ message: "You can reopen only today's buys", extensions: { code: "too-late" } }];
  const dialog = await openBuy(
    { status: "COMPLETE", stage: "COMPLETE", outcome: "BOUGHT_ALL", completedAt: createdAt, completedBy: "Ana" },
    { ReopenBuy: () => ({ data: null, errors }) },
  );
  await userEvent.click(await dialog.findByRole("button", { name: "Reopen" }));
  expect(await screen.findByText("You can reopen only today's buys")).toBeInTheDocument();
});

test("a buy that is not there says so", async () => {
  network.answer(...answersOf(manager, { Buy: () => null }));
  openApp(`/s/1/buys/detail/edit/${id}`, manager);
  expect(await screen.findByText("Buy not found")).toBeVisible();
});

test("a buy under a second-hand rule says what to ask for, and later its number and hold", async () => {
  const rules = {
    SecondHandRules: () => ({ data: { secondHandRules: [{ __typename: "SecondHandRule", ...aRule }] } }),
  };
  const dialog = await openBuy({}, { ...rules, SecondHandEntry: () => ({ data: { secondHandEntry: null } }) });
  expect(await dialog.findByText("Ask for: Serial numbers")).toBeVisible();
});

test("a completed buy shows its register number, its hold and what is missing", async () => {
  const entry = { __typename: "SecondHandEntry", ...anEntry({ buyId: id, buyKey: id }) };
  const dialog = await openBuy(
    { status: "COMPLETE", stage: "COMPLETE" },
    {
      SecondHandRules: () => ({ data: { secondHandRules: [{ __typename: "SecondHandRule", ...aRule }] } }),
      SecondHandEntry: () => ({ data: { secondHandEntry: entry } }),
    },
  );
  expect(await dialog.findByText("No. 1, hold until Mar 8, 2026")).toBeVisible();
  expect(dialog.getByText("Missing: Serial numbers")).toBeVisible();
});
