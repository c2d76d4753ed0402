import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { aStoreSetup } from "#tests/kit/web/a-store-setup.ts";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

// Alone in its file: whether the splash was shown belongs to a visit, and another test would have opened it before.
test("[ACC-11] the guided setup goes by the splash on the first load of a visit, and straight to its page later", async () => {
  network.answer(...answersOf(manager, { StoreSetup: () => ({ data: { storeSetup: aStoreSetup() } }) }));
  const app = openApp("/onboarding/1", manager);
  const visited: string[] = [];
  app.router.history.subscribe(({ location }) => visited.push(location.href));
  expect(await screen.findByText("Welcome to Maple Street")).toBeVisible();
  expect(visited).toEqual([`/?go=${encodeURIComponent("/onboarding/1")}`, "/onboarding/1"]);

  await app.router.navigate({ to: "/s/$storeId/team", params: { storeId: 1 } });
  await waitFor(() => expect(app.at()).toBe("/s/1/team"));
  visited.length = 0;
  await app.router.navigate({ to: "/onboarding/$storeId", params: { storeId: 1 } });
  expect(await screen.findByText("Welcome to Maple Street")).toBeVisible();
  expect(visited).toEqual(["/onboarding/1"]);
});
