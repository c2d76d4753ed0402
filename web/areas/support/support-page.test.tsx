import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { answersOf, fakeNetwork, manager, openApp, seenRequests } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const support = { ...manager, role: roles.support };

function openSupport(path: string, fakes: GraphqlFakes): void {
  network.answer(...answersOf(support, fakes));
  openApp(path, support);
}

const job = {
  __typename: "FailedJob",
  id: "12",
  name: "reports.recompute",
  reason: "The table is locked",
  attempts: 25,
  maxAttempts: 25,
  failedAt: "2026-11-21T17:00:00Z",
  nextTryAt: null,
};

test("a job that used up its attempts names the reason and can run again", async () => {
  openSupport("/s/1/support", {
    FailedJobs: () => ({ data: { failedJobCount: 1, failedJobs: [job] } }),
    RunJobAgain: () => ({ data: { runJobAgain: true } }),
  });
  await userEvent.click(await screen.findByText("What the program said"));
  expect(screen.getByText("The table is locked")).toBeVisible();
  expect(screen.getByText("Needs a person")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Run again" }));
  expect(await screen.findByText("reports.recompute is running again")).toBeInTheDocument();
});

test("after a bad night the newest failed jobs are listed, with how many there are and a way to more", async () => {
  const jobs = Array.from({ length: 70 }, (_, at) => ({ ...job, id: String(at + 1) }));
  openSupport("/s/1/support", {
    FailedJobs: ({ variables }) => ({
      data: { failedJobCount: jobs.length, failedJobs: jobs.slice(0, Number(variables["first"])) },
    }),
  });
  await expect.poll(() => screen.queryAllByText("reports.recompute").length).toBe(50);
  await userEvent.click(screen.getByRole("button", { name: /20 more/ }));
  await expect.poll(() => screen.getAllByText("reports.recompute").length).toBe(70);
});

test("without failed jobs and without email the page explains what it would show", async () => {
  openSupport("/s/1/support", {
    FailedJobs: () => ({ data: { failedJobCount: 0, failedJobs: [] } }),
    Mailbox: () => ({ data: { mailbox: [] } }),
  });
  expect(await screen.findByText("No failed jobs")).toBeVisible();
  await userEvent.click(screen.getByRole("tab", { name: "Mailbox" }));
  expect(await screen.findByText("No email yet")).toBeVisible();
});

test("the support address must be an email address, and a refusal keeps what was typed", async () => {
  const errors = [{ message: "This address bounces", extensions: { code: "invalid-input" } }];
  openSupport("/s/1/support?tab=contact", {
    SupportContact: () => ({ data: { supportContactAddress: "help@shop.test" } }),
    ChangeSupportContact: () => ({ data: null, errors }),
  });
  const address = await screen.findByLabelText("Support address");
  await userEvent.clear(address);
  await userEvent.type(address, "nobody");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(sentNames()).not.toContain("ChangeSupportContact");
  await userEvent.type(address, "@shop.test");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("This address bounces")).toBeVisible();
  expect(address).toHaveValue("nobody@shop.test");
});

function sentNames(): string {
  return JSON.stringify(seenRequests.map(({ body }) => body));
}

test("a manager has no access to the support page", async () => {
  network.answer(...answersOf(manager));
  openApp("/s/1/support", manager);
  expect(await screen.findByRole("heading", { name: "Support", level: 1 })).toBeVisible();
  expect(screen.queryByRole("tab")).toBeNull();
});

test("many companies come in pages, and of a large one the first stores with how many more there are", async () => {
  const stores = [{ __typename: "SupportedStore", id: "2", name: "Lakeside Kids", number: "24680" }];
  const companies = Array.from({ length: 45 }, (_, at) => ({
    ...{ __typename: "SupportedCompany", id: String(at + 1), name: `Company ${at + 1}`, isClosed: false },
    ...{ stores, storeCount: 300 - at, owners: [] },
  }));
  openSupport("/s/1/support?tab=companies", {
    SupportedCompanies: ({ variables }) => ({
      data: {
        supportedCompanyCount: companies.length,
        supportedCompanies: companies.slice(0, Number(variables["first"])),
      },
    }),
  });
  expect(await screen.findByText("299 more stores. Search by name or number.")).toBeVisible();
  expect(screen.getAllByText(/^Company \d+$/)).toHaveLength(20);
  await userEvent.click(screen.getByRole("button", { name: /20 more/ }));
  await expect.poll(() => screen.getAllByText(/^Company \d+$/).length).toBe(40);
  await userEvent.click(screen.getByRole("button", { name: /5 more/ }));
  await expect.poll(() => screen.getAllByText(/^Company \d+$/).length).toBe(45);
});

test("support finds a company and opens a store of it with a reason", async () => {
  const stores = [{ __typename: "SupportedStore", id: "2", name: "Lakeside Kids", number: "24680" }];
  const owners = [{ __typename: "SupportedOwner", name: "Evelyn Hart", email: "owner@shop.test" }];
  const company = {
    __typename: "SupportedCompany",
    id: "1",
    name: "Second Story",
    isClosed: false,
    stores,
    storeCount: 1,
    owners,
  };
  openSupport("/s/1/support?tab=companies", {
    SupportedCompanies: ({ variables }) => ({
      data: {
        supportedCompanyCount: 1,
        supportedCompanies: [company].filter(({ name }) => name.includes(String(variables["search"]))),
      },
    }),
    EnterStoreForSupport: () => ({ data: { enterStoreForSupport: "2" } }),
  });
  expect(await screen.findByText("Evelyn Hart, owner@shop.test")).toBeVisible();
  const search = screen.getByRole("searchbox", { name: "Company, store, number or email" });
  await userEvent.type(search, "nothing");
  expect(await screen.findByText("No company like that")).toBeVisible();
  await userEvent.clear(search);
  await userEvent.click(await screen.findByRole("button", { name: "Open Lakeside Kids 24680" }));
  await userEvent.type(await screen.findByRole("textbox", { name: "Reason" }), "Ticket 4711");
  await userEvent.click(screen.getByRole("button", { name: "Open store" }));
  await expect.poll(() => sentNames()).toContain("EnterStoreForSupport");
});
