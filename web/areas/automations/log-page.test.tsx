import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const failed = {
  __typename: "IntegrationLogLine",
  id: "1",
  at: "2026-11-20T10:00:00Z",
  kind: "punches",
  isError: true,
  text: "Punch of Amy not taken",
};
const synced = { ...failed, id: "2", kind: "shifts", isError: false, text: "12 shifts" };
const kinds = [
  { __typename: "IntegrationLogKind", id: "punches", label: "Punches" },
  { __typename: "IntegrationLogKind", id: "shifts", label: "Shifts" },
];

function openLog(lines: readonly (typeof failed)[]) {
  network.answer(
    ...answersOf(manager, {
      IntegrationLog: ({ variables }) => ({
        data: {
          integrationLog: {
            __typename: "IntegrationLog",
            name: "Homebase",
            need: "scheduling",
            kinds,
            lines: lines.filter(({ isError }) => isError || variables["onlyErrors"] !== true),
          },
        },
      }),
    }),
  );
  openApp("/s/1/settings/automations/log/homebase", manager);
}

test("the log shows the requests and can be narrowed to errors", async () => {
  openLog([failed, synced]);
  expect(await screen.findByText("12 shifts")).toBeVisible();
  await userEvent.click(screen.getByRole("switch", { name: "Errors only" }));
  expect(await screen.findByText("Punch of Amy not taken")).toBeVisible();
  expect(screen.queryByText("12 shifts")).toBeNull();
});

test("a service that was never called has no activity yet", async () => {
  openLog([]);
  expect(await screen.findByText("No activity yet")).toBeVisible();
});
