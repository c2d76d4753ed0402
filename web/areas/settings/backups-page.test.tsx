import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const owner: typeof manager = { ...manager, role: 3 };
const hourMs = 3_600_000;

function openPage(state: { isNightly: boolean; lastMadeAt: string | null; lastBytes: number | null }, person = owner) {
  network.answer(
    ...answersOf(person, {
      BackupState: () => ({ data: { backupState: { __typename: "BackupState", ...state } } }),
    }),
  );
  openApp("/s/1/settings/backups", person);
}

function ago(hours: number): string {
  return new Date(Date.now() - hours * hourMs).toISOString();
}

test("an owner sees that last night's backup was made, and how large it is", async () => {
  openPage({ isNightly: true, lastMadeAt: ago(5), lastBytes: 1_400_000 });
  expect(await screen.findByText("Up to date")).toBeVisible();
  expect(screen.getByText(/1\.4 MB/)).toBeVisible();
});

test("a backup of the day before yesterday is marked as old", async () => {
  openPage({ isNightly: true, lastMadeAt: ago(49), lastBytes: 1_400_000 });
  expect(await screen.findByText("Older than 2 days")).toBeVisible();
});

test("without a backup yet the page says when there will be one", async () => {
  openPage({ isNightly: true, lastMadeAt: null, lastBytes: null });
  expect(await screen.findByText("No backups yet")).toBeVisible();
  expect(screen.getByText("We make the first one tonight")).toBeVisible();
});

test("with a database of the shop's own the page says who to ask", async () => {
  openPage({ isNightly: false, lastMadeAt: null, lastBytes: null });
  expect(await screen.findByText("Ask whoever manages your database if it's backed up")).toBeVisible();
});

test("a manager is not shown the installation's backups", async () => {
  openPage({ isNightly: true, lastMadeAt: ago(5), lastBytes: 1 }, manager);
  expect(await screen.findByText("You don't have access")).toBeVisible();
});
