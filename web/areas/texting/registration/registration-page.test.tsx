import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { choose } from "#tests/kit/web/choose.ts";
import { fill } from "#tests/kit/web/fill.ts";
import { ana, answersOf, fakeNetwork, manager, openApp, withoutConnection } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();
const page = "/s/1/texting/settings/number";

const company = {
  ...{ __typename: "TextEntity", id: "0193a6f0-0000-7000-8000-000000000051", legalName: "Second Story Resale LLC" },
  ...{ dba: null, entityType: "LLC", einLast4: "4567", address: "418 Maple Street", city: "Madison", state: "WI" },
  ...{ zip: "53703", website: "https://example.com", privacyUrl: "https://example.com/privacy" },
  ...{ termsUrl: "https://example.com/terms", contactFirstName: "Evelyn", contactLastName: "Hart" },
  ...{ contactEmail: "owner@demo.hangtag.test", contactPhone: "6085550142", contactTitle: "Owner" },
};

const fresh = {
  ...{ __typename: "TextRegistration", state: "NOT_STARTED", hasService: true, hasOrderedNumber: false, phone: null },
  ...{
    orderProblem: null,
    hiddenCallCount: 0,
    lastHiddenCallAt: null,
    use: { __typename: "TextUse", monthTexts: 312, monthParts: 340, monthCost: 269, todayParts: 41 },
    submittedAt: null,
    problems: [],
    entity: null,
    companyEntities: [],
  },
  store: {
    ...{ __typename: "TextRegistrationStore", name: "Maple Street", country: "US", phoneNumber: "6085550142" },
    ...{ address: "418 Maple Street", city: "Madison", state: "WI", zip: "53703" },
  },
};

function openNumber(registration: object = {}, fakes: GraphqlFakes = {}) {
  const data = { textRegistration: { ...fresh, ...registration } };
  network.answer(...answersOf(manager, { TextRegistration: () => ({ data }), ...fakes }));
  return openApp(page, manager);
}

const patient = { timeout: 20_000 };

test("[TXT-01] a store without a number says yes to one, and hears what the number can't do", async () => {
  const orders: unknown[] = [];
  openNumber(
    {},
    {
      AskForTextNumber: ({ variables }) => {
        orders.push(variables);
        return { data: { askForTextNumber: { ...fresh, hasOrderedNumber: true, state: "INFO_NEEDED" } } };
      },
    },
  );
  expect(await screen.findByText(/can't reach 911/, {}, patient)).toBeVisible();
  expect(screen.getByText(/^Calls to it ring \(608\) 555-0142, your store's phone/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Get our number" }));
  expect(await screen.findByText("We're getting your number")).toBeInTheDocument();
  expect(orders).toHaveLength(1);
});

test("the page says where calls ring, and which calls no conversation can show", async () => {
  const store = { ...fresh.store, phoneNumber: null };
  openNumber({ store, hiddenCallCount: 2, lastHiddenCallAt: "2026-11-26T22:12:00Z" });
  expect(await screen.findByText(/^Calls to it can't ring at your store yet/, {}, patient)).toBeVisible();
  expect(
    screen.getByText(/^2 missed calls from hidden numbers in the last 30 days, the last one on Nov 26/),
  ).toBeVisible();
});

test("a store with a number reads what it has sent this month, what it cost, and how near the carriers' cap is", async () => {
  openNumber({ state: "ACTIVE", phone: "+16085550190" });
  const heading = await screen.findByRole("heading", { name: "This month" }, patient);
  const card = heading.closest("section, article, div");
  expect(card?.parentElement).toHaveTextContent(
    /Texts sent\s*312.*Parts\s*340.*Cost so far\s*\$2\.69.*Parts today\s*41 of 2,000/,
  );
});

test("nothing missing is sent, and each empty field says so itself", async () => {
  const sent: unknown[] = [];
  openNumber({}, { SubmitTextRegistration: ({ variables }) => sent.push(variables) });
  await userEvent.click(await screen.findByRole("button", { name: "Send to carriers" }, patient));
  expect(await screen.findByText("Legal name is required")).toBeVisible();
  expect(screen.getByText("EIN is required")).toBeVisible();
  expect(screen.getByText("Privacy policy is required")).toBeVisible();
  expect(screen.getByText("Job title is required")).toBeVisible();
  expect(screen.getByLabelText("Legal name")).toHaveFocus();
  await fill(screen.getByLabelText("EIN"), "39-12");
  await fill(screen.getByLabelText("Website"), "not a page");
  await userEvent.click(screen.getByRole("button", { name: "Send to carriers" }));
  expect(screen.getByText("EIN must be 9 digits, like 12-3456789")).toBeVisible();
  expect(screen.getByText("Website must be a web address, like https://example.com")).toBeVisible();
  expect(sent).toEqual([]);
});

test("the form begins with the store's address and sends the whole company", async () => {
  const sent: Record<string, unknown>[] = [];
  openNumber(
    {},
    {
      SubmitTextRegistration: ({ variables }) => {
        sent.push(variables);
        return { data: { submitTextRegistration: { ...fresh, state: "BRAND_PENDING", entity: company } } };
      },
    },
  );
  expect(await screen.findByLabelText("City", {}, patient)).toHaveValue("Madison");
  await fill(screen.getByLabelText("Legal name"), company.legalName);
  await fill(screen.getByLabelText("EIN"), "39-1234567");
  await choose(screen.getByRole("combobox", { name: "Kind of company" }), "Corporation");
  await fill(screen.getByLabelText("Website"), "example.com");
  await fill(screen.getByLabelText("Privacy policy"), "example.com/privacy");
  await fill(screen.getByLabelText("Terms"), "example.com/terms");
  await fill(screen.getByLabelText("First name"), "Evelyn");
  await fill(screen.getByLabelText("Last name"), "Hart");
  await fill(screen.getByLabelText("Job title"), "Owner");
  await fill(screen.getByLabelText("Email"), "owner@demo.hangtag.test");
  await userEvent.click(screen.getByRole("button", { name: "Send to carriers" }));
  expect(await screen.findByText("Sent to carriers")).toBeInTheDocument();
  expect(sent).toMatchObject([
    { registration: { ein: "39-1234567", entityType: "CORPORATION", dba: null, zip: "53703" } },
  ]);
});

test("what carriers refused stands above and at its field; the EIN they have is not typed again", async () => {
  const words = "The EIN doesn't belong to this legal name.";
  openNumber({
    ...{ state: "BRAND_FAILED", hasOrderedNumber: true, phone: "+16085550190", entity: company },
    problems: [{ __typename: "TextRegistrationProblem", field: "ein", text: words }],
  });
  const above = within(await screen.findByRole("region", { name: "What carriers refused" }, patient));
  expect(above.getByText("EIN")).toBeVisible();
  expect(screen.getByLabelText("EIN")).toHaveAccessibleDescription(`Carriers: ${words}`);
  expect(screen.getByLabelText("Legal name")).toHaveValue("Second Story Resale LLC");
  expect(screen.getByRole("button", { name: "Send again" })).toBeVisible();
});

test("a refusal of the server stands at its field", async () => {
  openNumber(
    { ...{ state: "CAMPAIGN_FAILED", hasOrderedNumber: true, phone: "+16085550190", entity: company } },
    {
      SubmitTextRegistration: refusedWith("Please check the marked fields", {
        errors: { legalName: ["The carriers approved this one. Ask support to change it."] },
      }),
    },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Send again" }, patient));
  expect(await screen.findByText("The carriers approved this one. Ask support to change it.")).toBeVisible();
});

test("while carriers look, the page says which day it is, and nothing can be changed", async () => {
  openNumber({
    ...{ state: "BRAND_PENDING", hasOrderedNumber: true, phone: "+16085550190", entity: company },
    submittedAt: new Date().toISOString(),
  });
  expect(await screen.findByText(/day 1. Most companies hear back within 2 weeks/, {}, patient)).toBeVisible();
  expect(screen.getByText("(608) 555-0190")).toBeVisible();
  expect(screen.getByText("Ends in 4567")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Send to carriers" })).not.toBeInTheDocument();
});

test("a second store of the company takes the registration that is there", async () => {
  const joined: unknown[] = [];
  openNumber(
    { companyEntities: [{ __typename: "TextEntityChoice", id: company.id, legalName: "Hart LLC", einLast4: "4567" }] },
    {
      JoinTextRegistration: ({ variables }) => {
        joined.push(variables);
        return { data: { joinTextRegistration: { ...fresh, state: "CAMPAIGN_PENDING", entity: company } } };
      },
    },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Use Hart LLC (EIN ends in 4567)" }, patient));
  expect(await screen.findByText("This store now texts as Hart LLC")).toBeInTheDocument();
  expect(joined).toEqual([{ entityId: company.id }]);
});

test("a store in Canada has nothing to register", async () => {
  openNumber({ store: { ...fresh.store, country: "CA" }, hasOrderedNumber: true, phone: "+14165550190" });
  expect(await screen.findByText(/need no registration/, {}, patient)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Send to carriers" })).not.toBeInTheDocument();
});

test("an employee is sent to the daybook, and a device without a connection says so", async () => {
  network.answer(...answersOf(ana));
  const app = openApp(page, ana);
  await expect.poll(() => app.at()).toBe("/s/1/daybook");
  app.leave();
  network.answer(...withoutConnection(manager));
  openApp(page, manager);
  expect(await screen.findByText("This device is offline")).toBeVisible();
});

async function openCard(registration: object) {
  const data = { textRegistration: { ...fresh, ...registration } };
  const integrations = { data: { integrations: [] } };
  network.answer(...answersOf(manager, { TextRegistration: () => ({ data }), Integrations: () => integrations }));
  const app = openApp("/s/1/settings/automations", manager);
  const heading = await screen.findByRole("heading", { name: "Texting", level: 2 }, patient);
  return { app, card: within(heading.closest("li") ?? heading) };
}

test("[AUT-09] texting stands among the automations with its number and what went out", async () => {
  const { card } = await openCard({ state: "ACTIVE", phone: "+16085550190" });
  expect(card.getByText("Active")).toBeVisible();
  expect(card.getByText("(608) 555-0190")).toBeVisible();
  expect(card.getByText("312 texts this month")).toBeVisible();
  expect(card.getByText("Anything after STOP or in quiet hours")).toBeVisible();
  expect(await screen.findByText("1 active")).toBeVisible();
});

test("[AUT-09] what the carriers refused stands on the card with the way to mend it", async () => {
  const problems = [{ __typename: "TextRegistrationProblem", field: "legalName", text: "EIN and legal name differ" }];
  const { app, card } = await openCard({ state: "BRAND_FAILED", phone: "+16085550190", problems });
  expect(card.getByText("Error")).toBeVisible();
  expect(card.getByText("Company refused")).toBeVisible();
  expect(card.getByText("EIN and legal name differ")).toBeVisible();
  await userEvent.click(card.getByRole("link", { name: "Fix details" }));
  await expect.poll(() => app.at()).toBe(page);
});

test("[AUT-09] a store without a number is one press from it", async () => {
  const { card } = await openCard({});
  expect(card.getByText("Not connected")).toBeVisible();
  expect(card.getByRole("link", { name: "Get a number" })).toBeVisible();
});
