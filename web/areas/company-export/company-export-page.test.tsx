import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp, requestsOf, withoutConnection } from "#tests/kit/web-app.tsx";
import type { CompanyExport } from "./company-export.queries.ts";

const network = fakeNetwork();
const owner: typeof manager = { ...manager, role: 3 };

const anExport: CompanyExport = {
  ...{ id: "export-1", state: "ready", tablesDone: 48, tablesCount: 48, rowsWritten: 1_250_400, bytes: 84_300_000 },
  finishedAt: "2026-11-29T18:00:00.000Z",
};

function openPage(newest: Partial<CompanyExport> | null, person = owner) {
  let shown = newest === null ? null : { __typename: "CompanyExport", ...anExport, ...newest };
  network.answer(
    ...answersOf(person, {
      CompanyExport: () => ({ data: { companyExport: shown } }),
      StartCompanyExport: () => {
        shown = { __typename: "CompanyExport", ...anExport, state: "working", tablesDone: 12, finishedAt: null };
        return { data: { startCompanyExport: shown } };
      },
      OpenCompanyExport: () => ({
        errors: [{ message: "There is no finished export", extensions: { code: "not-found" } }],
      }),
    }),
  );
  openApp("/s/1/settings/export", person);
}

test("an owner asks for everything and watches how far it is", async () => {
  openPage(null);
  await userEvent.click(await screen.findByRole("button", { name: "Export everything" }));
  expect(await screen.findByText("12 of 48 tables")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Download" })).not.toBeInTheDocument();
});

test("a finished file says its size and how long it is kept, and a lost one what to do", async () => {
  openPage({});
  expect(await screen.findByText("84.3 MB, 1,250,400 lines")).toBeVisible();
  expect(screen.getByText("Kept until Dec 6, 2026")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Download" }));
  expect(await screen.findByText("There is no finished export")).toBeInTheDocument();
  expect(requestsOf("OpenCompanyExport")).toHaveLength(1);
});

test("one that failed is tried again", async () => {
  openPage({ state: "failed" });
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Writing the file")).toBeVisible();
});

test("a manager reads that only the owner exports everything", async () => {
  openPage(null, manager);
  expect(await screen.findByText("Only the owner exports everything")).toBeVisible();
});

test("without a connection the page says so", async () => {
  network.answer(...withoutConnection(owner));
  openApp("/s/1/settings/export", owner);
  expect(await screen.findByText("This device is offline")).toBeVisible();
});
