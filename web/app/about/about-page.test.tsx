import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { appVersion } from "#web/platform/app-version.ts";
import { aDay, amyAtWork, dayFakes } from "#tests/kit/web/a-day.ts";
import { answersOf, fakeNetwork, openApp } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

async function openAbout(contact: () => Response) {
  network.answer(http.get("*/api/vue/about", contact), ...answersOf(amyAtWork, dayFakes(aDay())));
  const app = openApp("/s/1/about", amyAtWork);
  return { app, dialog: within(await screen.findByRole("dialog", { name: "About Hangtag" })) };
}

test("what one reads out when asking for help stands in one place, over the day, and is copied with one press", async () => {
  const person = userEvent.setup();
  const { app, dialog } = await openAbout(() => HttpResponse.json({ supportContactAddress: "help@hangtag.test" }));
  expect(await dialog.findByText("help@hangtag.test")).toBeVisible();
  expect(dialog.getByText(appVersion)).toBeVisible();
  expect(dialog.getByText("Maple Street (12345)")).toBeVisible();
  await person.click(dialog.getByRole("button", { name: /copy/i }));
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain("help@hangtag.test");
  expect(copied).toContain(appVersion);
  await person.click(dialog.getByRole("button", { name: "Close" }));
  await expect.poll(() => app.at()).toBe("/s/1/daybook");
  // The day under the dialog goes, and the day's own page comes: either may be found first.
  await waitFor(() => expect(screen.getByRole("heading", { name: "Saturday, Nov 21" })).toBeVisible());
});

test("a contact that did not load leaves the rest readable", async () => {
  const { dialog } = await openAbout(() => HttpResponse.json({}, { status: 500 }));
  expect(dialog.getByText("Maple Street (12345)")).toBeVisible();
  expect(dialog.queryByText(/@/)).toBeNull();
});
