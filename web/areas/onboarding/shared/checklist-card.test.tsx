import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aDay, amyAtWork, dayFakes, managerAtWork } from "#tests/kit/web/a-day.ts";
import { aStoreSetup } from "#tests/kit/web/a-store-setup.ts";
import { answersOf, fakeNetwork, openApp, requestsOf } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();
const late = { timeout: 20_000 };

function openDaybook(setup: Record<string, unknown>, session = managerAtWork): void {
  network.answer(...answersOf(session, dayFakes(aDay(), { StoreSetup: () => ({ data: { storeSetup: setup } }) })));
  openApp("/s/1/daybook", session);
}

test("[ONB-02] what is still to set up stands on a manager's daybook, the next step first", async () => {
  openDaybook(
    aStoreSetup(new Map([["welcome", "DONE"] as const, ["store", "DONE"] as const, ["daybook", "SKIPPED"] as const])),
  );
  const card = within(await screen.findByRole("region", { name: "Before you open" }, late));
  expect(card.getByText("2 of 17 done")).toBeVisible();
  expect(card.getByText("2 done, 1 skipped")).toBeVisible();
  const [first] = card.getAllByRole("link");
  expect(first).toHaveTextContent(/^Team.*Start, 4 min$/);
  expect(first).toHaveAttribute("href", "/onboarding/1?screen=team-intro");
  expect(card.getAllByRole("listitem")).toHaveLength(5);
});

test.each([
  ["a setup that is over", { finishedAt: "2026-11-20T16:00:00Z" }],
  ["a store that never began one", { startedAt: null }],
])("%s leaves no checklist", async (_which, more) => {
  openDaybook({ ...aStoreSetup(), ...more });
  await screen.findByRole("region", { name: "Tasks" }, late);
  await expect.poll(() => requestsOf("StoreSetup").length, late).toBe(1);
  expect(screen.queryByRole("region", { name: "Before you open" })).toBeNull();
});

test("nobody but a manager is asked to set up the store", async () => {
  openDaybook(aStoreSetup(), amyAtWork);
  await screen.findByRole("region", { name: "Tasks" }, late);
  expect(requestsOf("StoreSetup")).toEqual([]);
});
