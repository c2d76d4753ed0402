import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { aRelease, releaseAnswers } from "#tests/kit/web/a-release.ts";
import { answersOf, ana, fakeNetwork, manager, openApp, requestsOf } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const page = "/s/1/softwareUpdates";
const daybook = aRelease();
const team = aRelease({ id: "25-9-2-team", title: "One screen, many people", requiredBy: null, isUnread: false });

test("[UPD-01] releases stand newest first, unread ones with a dot and the word, and marking all read takes them away", async () => {
  const answer = { data: { markReleasesRead: ["25-9-2-daybook"] } };
  network.answer(...answersOf(ana, releaseAnswers([daybook, team], { MarkReleasesRead: () => answer })));
  openApp(page, ana);
  const first = await screen.findByRole("article", { name: /The day on one page/ });
  expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
    "The day on one pageNewRequired by Dec 1, 2026",
    "One screen, many people",
  ]);
  expect(within(first).getByText("Tasks").tagName).toBe("STRONG");
  expect(screen.queryByText("You're up to date")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Mark all read" }));
  expect(await screen.findByText("You're up to date")).toBeVisible();
  expect(screen.queryByText("New")).toBeNull();
  expect(requestsOf("MarkReleasesRead")).toEqual([{ releaseIds: ["25-9-2-daybook"] }]);
});

test("the way back to settings is there for who may open them", async () => {
  network.answer(...answersOf(ana, releaseAnswers([daybook])));
  openApp(page, ana);
  expect(await screen.findByRole("article", { name: /The day on one page/ })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Settings" })).toBeNull();
  cleanup();
  network.answer(...answersOf(manager, releaseAnswers([daybook])));
  openApp(page, manager);
  expect(within(await screen.findByRole("main")).getByRole("link", { name: "Settings" })).toBeVisible();
});

test("[UPD-01] without a login the software updates ask for one", async () => {
  network.answer(...answersOf(ana));
  const app = openApp(page, null);
  await waitFor(() => expect(app.at()).toMatch(/^\/auth\/login/));
});

test("a program that has nothing to tell says that it is up to date", async () => {
  network.answer(...answersOf(ana, releaseAnswers([])));
  openApp(page, ana);
  expect(await screen.findByText("You have version 25.9.2. New features show here.")).toBeVisible();
});

test("releases that could not be read offer another try", async () => {
  const failed = () => ({ data: null, errors: [{ message: "no" }] });
  network.answer(...answersOf(ana, { Releases: failed, UnreadReleases: failed }));
  openApp(page, ana);
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});
