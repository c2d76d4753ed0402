import { screen, within } from "@testing-library/react";
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

const openCompany = { name: "Second Story", deleteAt: null };
const closedCompany = { name: "Second Story", deleteAt: "2027-02-27T18:00:00.000Z" };

/** A company as the server has it, which its owner closes and keeps. */
function closingFakes(start: typeof openCompany | typeof closedCompany) {
  let closing = start;
  const asType = () => ({ __typename: "CompanyClosing", ...closing });
  return {
    CompanyClosing: () => ({ data: { companyClosing: asType() } }),
    CloseCompany: () => {
      closing = closedCompany;
      return { data: { closeCompany: asType() } };
    },
    KeepCompany: () => {
      closing = openCompany;
      return { data: { keepCompany: asType() } };
    },
  };
}

function openPage(newest: Partial<CompanyExport> | null, person = owner, company = closingFakes(openCompany)) {
  let shown = newest === null ? null : { __typename: "CompanyExport", ...anExport, ...newest };
  network.answer(
    ...answersOf(person, {
      ...company,
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

test("a young company's small file is not one of 0.0 MB", async () => {
  openPage({ bytes: 8_400, rowsWritten: 35 });
  expect(await screen.findByText("Under 0.1 MB, 35 lines")).toBeVisible();
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

test("an owner closes the company by typing its name, and keeps it again", async () => {
  openPage(null);
  await userEvent.click(await screen.findByRole("button", { name: "Close the company" }));
  const dialog = screen.getByRole("dialog", { name: "Close the company" });
  await userEvent.type(within(dialog).getByRole("textbox", { name: "Type Second Story to close it" }), "Second Story");
  await userEvent.click(within(dialog).getByRole("button", { name: "Close Second Story" }));
  expect(await screen.findByText("Everything is deleted on Feb 27, 2027")).toBeVisible();
  expect(requestsOf("CloseCompany")).toEqual([{ name: "Second Story" }]);
  await userEvent.click(screen.getByRole("button", { name: "Keep the company" }));
  expect(await screen.findByRole("button", { name: "Close the company" })).toBeVisible();
  expect(screen.getByText(/^Second Story is open again/)).toBeInTheDocument();
});

test("a manager reads that only the owner exports everything", async () => {
  openPage(null, manager);
  expect(await screen.findByText("Only the owner exports everything")).toBeVisible();
});

test("without a connection the page says so", async () => {
  network.answer(...withoutConnection(owner));
  openApp("/s/1/settings/export", owner);
  expect(await screen.findAllByText("This device is offline")).toHaveLength(2);
});
