import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Session } from "#web/platform/session/session.ts";
import { checkInFakes } from "#tests/kit/web/a-check-in.ts";
import { aDay, dayFakes, managerAtWork } from "#tests/kit/web/a-day.ts";
import { transfersAnswer } from "#tests/kit/web/a-transfer.ts";
import { emptyBinList } from "#tests/kit/web/backstock-setup.ts";
import { aBackstockHome, aFillingList } from "#tests/kit/a-filling.ts";
import { ana, answersOf, fakeNetwork, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const sections = { __typename: "SectionSetup", sections: [], freeCodes: [], freeCategories: [] };
const emptyDesk = {
  __typename: "BuyDesk",
  today: "2026-03-04",
  openCount: 0,
  requestCount: 0,
  unsentCount: 0,
  soFar: { __typename: "BuyDaySoFar", completeCount: 0, averageWaitMinutes: null, onTimeCount: 0, promisedCount: 0 },
  weekPromises: { __typename: "PromisesKept", onTimeCount: 0, promisedCount: 0 },
  registerBuys: [],
  buys: [],
};
const fakes: GraphqlFakes = {
  ...dayFakes(aDay()),
  ...checkInFakes(),
  BuyDesk: () => ({ data: { buyDesk: emptyDesk, checkInStart: checkInStart() } }),
  CheckinRequests: () => ({ data: { checkinRequests: [] } }),
  BackstockHome: () => ({ data: { backstockHome: aBackstockHome() } }),
  Backstocks: () => ({ data: { backstocks: aFillingList([]) } }),
  EmptyBins: () => ({ data: { emptyBins: [] } }),
  BinTransfers: () => transfersAnswer([]),
  SetupBins: () => emptyBinList,
  BackstockSections: () => ({ data: { backstockSections: sections } }),
  LogFields: () => ({ data: { logFields: [] } }),
  StoreHours: () => ({ data: { storeHours: { __typename: "StoreHours", week: [], gaps: [], exceptions: [] } } }),
};

function checkInStart(): object {
  return {
    __typename: "CheckInStart",
    posName: "Maple POS",
    isLinked: true,
    takesCheckIns: true,
    slipDeviceIds: [],
    today: "2026-03-04",
  };
}

/** Opens a page, and waits until what it offers is there. */
async function openPage(path: string, offer: string, session: Session = managerAtWork) {
  network.answer(...answersOf(session, fakes));
  const app = openApp(path, session);
  await screen.findAllByText(offer);
  return app;
}

async function helpDialog() {
  await userEvent.keyboard("?");
  return within(await screen.findByRole("dialog", { name: "Keyboard shortcuts" }));
}

/** Opens the list of keys of a page, which has this name beside `n`, closes it and presses `n`. */
async function pressNew(path: string, name: string) {
  const app = await openPage(path, name);
  const help = await helpDialog();
  expect(help.getByText(name)).toBeVisible();
  await userEvent.click(help.getByRole("button", { name: "Close" }));
  await userEvent.keyboard("n");
  return app;
}

test.each([
  ["/s/1/daybook", "New task"],
  ["/s/1/backstock", "Fill a bin"],
  ["/s/1/backstock/transfers", "Send a bin"],
  ["/s/1/backstock/sections", "Add section"],
  ["/s/1/team", "Add employee"],
  ["/s/1/daybook/settings/log-fields", "Add field"],
  ["/s/1/settings/hours", "Add special hours"],
] as const)("n on %s opens what the list of keys says: %s", async (path, name) => {
  await pressNew(path, name);
  expect(await screen.findByRole("dialog")).toBeVisible();
});

test.each([
  ["/s/1/buys", "Check in", "/s/1/buys/checkin/new"],
  ["/s/1/backstock/settings", "Create bins", "/s/1/backstock/settings/bins/new"],
] as const)("n on %s goes where the list of keys says: %s", async (path, name, href) => {
  const app = await pressNew(path, name);
  await expect.poll(() => app.at()).toBe(href);
});

test.each([
  ["/s/1/reports", "Reports", managerAtWork],
  ["/s/1/backstock/transfers", "On the way out", ana],
] as const)("where nothing new can be made, %s, the list of keys has no n", async (path, words, session) => {
  const app = await openPage(path, words, session);
  const help = await helpDialog();
  expect(help.getByText("Lock the screen")).toBeVisible();
  expect(help.queryByText("n", { selector: "kbd" })).toBeNull();
  await userEvent.click(help.getByRole("button", { name: "Close" }));
  await userEvent.keyboard("n");
  expect(app.at()).toBe(path);
  expect(screen.queryByRole("dialog")).toBeNull();
});
