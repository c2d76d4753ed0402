import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  __typename: "WeekdayHours",
  weekday,
  opensMinutes: weekday === 0 ? null : 600,
  closesMinutes: weekday === 0 ? null : 1260,
  buyingClosesMinutes: weekday === 0 ? null : 1200,
}));

const christmas = {
  __typename: "HoursException",
  date: "2026-12-25",
  name: "Christmas",
  opensMinutes: null,
  closesMinutes: null,
  buyingClosesMinutes: null,
};

function hours(exceptions: unknown[]) {
  return { data: { storeHours: { __typename: "StoreHours", week, exceptions } } };
}

test("the usual week and the special days stand on one page", async () => {
  network.answer(...answersOf(manager, { StoreHours: () => hours([christmas]) }));
  openApp("/s/1/settings/hours", manager);
  expect(await screen.findByText(/Christmas/)).toBeVisible();
  expect(screen.getByText("Sunday")).toBeVisible();
  const page = within(screen.getByRole("main"));
  expect(page.getByRole("link", { name: "Settings" })).toHaveAttribute("href", "/s/1/settings");
});

test("whom the server refuses reads that, and not an empty week", async () => {
  const refused = { data: null, errors: [{ message: "No", extensions: { code: "forbidden" } }] };
  network.answer(...answersOf(manager, { StoreHours: () => refused }));
  openApp("/s/1/settings/hours", manager);
  expect(await screen.findByText("You don't have access")).toBeInTheDocument();
  expect(screen.queryByText("Sunday")).not.toBeInTheDocument();
});
