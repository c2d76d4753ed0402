import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { aNightlyMail } from "#tests/kit/web/nightly-mail.ts";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { ana, answersOf, fakeNetwork, manager, openApp, requestsOf, withoutConnection } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import type { MailReader, NightlyMail } from "./nightly-mail.queries.ts";

const network = fakeNetwork();

const page = "/s/1/settings/automations/nightly-reports";

function openPage(mail: Partial<NightlyMail> = {}, fakes: GraphqlFakes = {}) {
  const nightlyMail = { __typename: "NightlyMail", ...aNightlyMail(mail) };
  network.answer(...answersOf(manager, { NightlyMail: () => ({ data: { nightlyMail } }), ...fakes }));
  return openApp(page, manager);
}

const ken: MailReader = {
  ...{ id: "9", address: "ken@books.test", name: null, role: null, isOwn: false, state: "UNCONFIRMED", reason: "" },
  ...{ lastState: null, lastDate: null, lastAt: null },
};

async function line(name: string) {
  const list = await screen.findByRole("list", { name: "Who gets it" });
  const [item] = within(list)
    .getAllByRole("listitem")
    .filter((entry) => entry.textContent.includes(name));
  return within(item ?? list);
}

test("[AUT-10] [REP-06] managers see who gets the report, and switch roles on and off", async () => {
  openPage({}, { SaveNightlyMail: () => ({ data: { saveNightlyMail: { __typename: "NightlyMail", isOn: true } } }) });
  const gloria = await line("Gloria Abernathy");
  expect(gloria.getByText("Gets it")).toBeVisible();
  expect(gloria.getByText("Owner · gloria@shop.test")).toBeVisible();
  expect(gloria.getByText("Sent Nov 20, 2026 · 9:20 PM")).toBeVisible();
  await userEvent.click(screen.getByRole("switch", { name: "Managers" }));
  expect(await screen.findByText("Nightly report saved")).toBeInTheDocument();
  expect(requestsOf("SaveNightlyMail")).toEqual([
    { isOn: true, toOwners: true, toDistrictManagers: true, toManagers: false, sendsOnClosedDays: false },
  ]);
});

test("while the report is off nobody gets it", async () => {
  openPage({ isOn: false });
  const gloria = await line("Gloria Abernathy");
  expect(gloria.getByText("Gets it once it's on")).toBeVisible();
  expect(gloria.queryByText("Gets it")).toBeNull();
});

test("who is signed in stops the own report without anybody else's", async () => {
  openPage(
    {},
    { SwitchOwnNightlyMail: () => ({ data: { switchOwnNightlyMail: { __typename: "NightlyMail", isOn: true } } }) },
  );
  const own = await line("Marcus Webb (you)");
  await userEvent.click(own.getByRole("switch", { name: "Send it to me" }));
  expect(await screen.findByText("You won't get the nightly report of this store")).toBeInTheDocument();
  expect(requestsOf("SwitchOwnNightlyMail")).toEqual([{ isOn: false }]);
});

test("[REP-06] an address is asked first; a refusal stands at its field", async () => {
  openPage(
    {},
    {
      AddNightlyMailAddress: refusedWith("Check the fields", { errors: { address: ["This address is on the list"] } }),
    },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Add an address" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add an address" }));
  await userEvent.type(dialog.getByLabelText(/Email/), "ken@books");
  await userEvent.click(dialog.getByRole("button", { name: "Ask to confirm" }));
  expect(await dialog.findByText(/valid email/)).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/Email/), ".test");
  await userEvent.click(dialog.getByRole("button", { name: "Ask to confirm" }));
  expect(await dialog.findByText("This address is on the list")).toBeVisible();
});

test("an address that has not confirmed is asked again or removed; one that bounces is tried again", async () => {
  const bounced = { ...ken, id: "8", address: "old@books.test", state: "BOUNCED" as const, reason: "550 No such user" };
  const done = { __typename: "NightlyMail", isOn: true };
  openPage(
    { readers: [...aNightlyMail().readers, ken, bounced] },
    {
      AskNightlyMailAddress: () => ({ data: { askNightlyMailAddress: done } }),
      RemoveNightlyMailAddress: () => ({ data: { removeNightlyMailAddress: done } }),
      RestartNightlyMailAddress: () => ({ data: { restartNightlyMailAddress: done } }),
    },
  );
  const unconfirmed = await line("ken@books.test");
  expect(unconfirmed.getByText("Not confirmed yet")).toBeVisible();
  await userEvent.click(unconfirmed.getByRole("button", { name: "Ask ken@books.test again" }));
  expect(await screen.findByText("We asked ken@books.test again")).toBeInTheDocument();
  const old = await line("old@books.test");
  expect(old.getByText("550 No such user")).toBeVisible();
  await userEvent.click(old.getByRole("button", { name: "Send to old@books.test again" }));
  expect(await screen.findByText("The next report goes to old@books.test again")).toBeInTheDocument();
  await userEvent.click((await line("ken@books.test")).getByRole("button", { name: "Remove ken@books.test" }));
  const question = within(await screen.findByRole("alertdialog"));
  await userEvent.click(question.getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("ken@books.test removed")).toBeInTheDocument();
  expect(requestsOf("RemoveNightlyMailAddress")).toEqual([{ id: "9" }]);
});

test("a mail that did not go out is told at the top, and a test and the preview show yesterday", async () => {
  const error = "The mail to gloria@shop.test couldn't be sent: 421 Closed for tonight";
  openPage(
    { error },
    {
      SendNightlyMailTest: () => ({ data: { sendNightlyMailTest: "marcus@shop.test" } }),
      NightlyMailPreview: () => ({
        data: {
          nightlyMailPreview: {
            __typename: "NightlyMailPreview",
            ...{ subject: "Maple Street Fri, Nov 20: $7,486 (103%)", html: "<p>Hi</p>", text: "Hi" },
          },
        },
      }),
    },
  );
  expect(await screen.findByText(error)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Send me a test" }));
  expect(await screen.findByText("Yesterday's report is on its way to marcus@shop.test")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Preview" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Report of Nov 20, 2026" }));
  expect(await dialog.findByText("Maple Street Fri, Nov 20: $7,486 (103%)")).toBeVisible();
  expect(dialog.getByTitle("The email")).toHaveAttribute("sandbox", "");
});

test("a page that could not be read offers to ask again", async () => {
  const failed = { data: null, errors: [{ message: "Something went wrong", extensions: { code: "internal" } }] };
  openPage({}, { NightlyMail: () => failed });
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Preview" })).toBeNull();
});

test("a device without a connection says so", async () => {
  network.answer(...withoutConnection(manager));
  openApp(page, manager);
  expect(await screen.findByText("This device is offline")).toBeVisible();
});

test("an employee doesn't get here", async () => {
  network.answer(...answersOf(ana));
  const app = openApp(page, ana);
  await waitFor(() => expect(app.at()).not.toContain("nightly-reports"));
});

test("a store without readers says what to do", async () => {
  openPage({ isOn: false, readers: [], lastSentAt: null });
  expect(await screen.findByText("No one gets it yet")).toBeVisible();
  expect(screen.getByText("Off")).toBeVisible();
});
