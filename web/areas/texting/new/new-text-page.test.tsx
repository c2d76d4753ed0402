import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { countsAnswer, statusAnswer, threadAnswer, threadId, threadsAnswer } from "#tests/kit/web/a-text-thread.ts";
import { fill } from "#tests/kit/web/fill.ts";
import { ana, answersOf, fakeNetwork, openApp, requestsOf, withoutConnection } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();
const page = "/s/1/texting/new";
const patient = { timeout: 20_000 };
const nobody = { data: { textThread: null } };
const message = { __typename: "TextMessage", id: threadId, status: "queued", blockCode: null };

function openNew(fakes: GraphqlFakes = {}, path = page) {
  network.answer(
    ...answersOf(ana, {
      TextThreads: () => threadsAnswer([]),
      TextCounts: () => countsAnswer(),
      TextingStatus: () => statusAnswer(),
      TextThread: () => nobody,
      TextTemplates: () => ({ data: { textTemplates: [] } }),
      SendText: () => ({ data: { sendText: message } }),
      ...fakes,
    }),
  );
  return openApp(path, ana);
}

test("[TXT-02] a phone and a text go out, and its conversation opens", async () => {
  const threads: object[] = [nobody];
  const app = openNew({
    TextThread: () => threads.at(-1),
    SendText: () => {
      threads.push(threadAnswer());
      return { data: { sendText: message } };
    },
  });
  const write = await screen.findByRole("textbox", { name: "Text message" }, patient);
  expect(screen.getByLabelText("Phone"), "typing begins with whom the text is for").toHaveFocus();
  await fill(write, "Your boots are here");
  await userEvent.type(write, "{Enter}");
  expect(requestsOf("SendText")).toEqual([]);
  await fill(screen.getByLabelText("Phone"), "6145550148");
  await userEvent.type(write, "{Enter}");
  await waitFor(() => expect(app.at()).toBe(`/s/1/texting/${threadId}/show`));
  expect(requestsOf("SendText")).toEqual([
    expect.objectContaining({ phone: "6145550148", body: "Your boots are here" }),
  ]);
});

test("a text without a whole phone says what is missing, there where it is missing", async () => {
  openNew();
  await fill(await screen.findByRole("textbox", { name: "Text message" }, patient), "Your boots are here");
  const phone = screen.getByLabelText("Phone");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(phone).toHaveFocus();
  expect(screen.getByText("Phone is required")).toBeVisible();
  await fill(phone, "614555");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(phone).toHaveFocus();
  expect(screen.getByText("Phone must be a valid North America phone number")).toBeVisible();
  await fill(phone, "6145550148");
  expect(screen.queryByText(/^Phone must/)).toBeNull();
  await userEvent.clear(screen.getByRole("textbox", { name: "Text message" }));
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(screen.getByRole("textbox", { name: "Text message" })).toHaveFocus();
  expect(requestsOf("SendText")).toEqual([]);
});

test("a phone that was texted before says whose it is, and that they opted out", async () => {
  openNew({ TextThread: () => threadAnswer({ optedOutAt: "2026-11-03T20:00:00Z" }) }, `${page}?phone=6145550148`);
  expect(await screen.findByText(/You've texted Dana Whitfield before/, {}, patient)).toBeVisible();
  expect(screen.getByText(/Only they can restart by texting START\.$/)).toBeVisible();
});

const dana = {
  ...{ __typename: "SearchedCustomer", id: "c1", fullName: "Dana Whitfield", mobile: "+16145550148", lastBuyOn: null },
};

test("[TXT-02] a customer is found by name, and their phone is filled in", async () => {
  openNew({ TextCustomers: () => ({ data: { searchCustomers: [dana, { ...dana, id: "c2", mobile: "" }] } }) });
  await fill(await screen.findByLabelText("Or find a customer", {}, patient), "whit");
  const list = await screen.findByRole("list", { name: "Customers" });
  expect(within(list).getAllByRole("button")).toHaveLength(1);
  await userEvent.click(within(list).getByRole("button", { name: "Dana Whitfield (614) 555-0148" }));
  expect(screen.getByLabelText("Phone")).toHaveValue("(614) 555-0148");
  expect(screen.getByLabelText("Phone")).toHaveFocus();
  expect(screen.queryByRole("list", { name: "Customers" })).toBeNull();
  expect(requestsOf("TextCustomers").at(-1)).toEqual({ text: "whit" });
});

test("Enter takes the first customer of the list; where there is none, it says so", async () => {
  const answers: Record<string, object[]> = { dana: [dana], zzz: [] };
  openNew({
    TextCustomers: ({ variables }) => ({ data: { searchCustomers: answers[String(variables["text"])] } }),
  });
  const search = await screen.findByLabelText("Or find a customer", {}, patient);
  await fill(search, "zzz");
  expect(await screen.findByText("No customer with a phone by that name")).toBeVisible();
  await fill(search, "dana");
  await screen.findByRole("list", { name: "Customers" });
  await userEvent.type(search, "{Enter}");
  expect(screen.getByLabelText("Phone")).toHaveValue("(614) 555-0148");
});

test("a refused text stays", async () => {
  openNew({ SendText: refusedWith("No yes on file", { code: "TEXT_NO_CONSENT" }) }, `${page}?phone=6145550148`);
  const write = await screen.findByRole("textbox", { name: "Text message" }, patient);
  await fill(write, "Hello");
  await userEvent.type(write, "{Enter}");
  expect(await screen.findByText(/^Your text is still here\./)).toBeInTheDocument();
  expect(write).toHaveValue("Hello");
});

test("without a connection a text is kept", async () => {
  network.answer(...withoutConnection(ana));
  openApp(`${page}?phone=6145550148`, ana);
  const write = await screen.findByRole("textbox", { name: "Text message" }, patient);
  await fill(write, "Later");
  await userEvent.type(write, "{Enter}");
  expect(write).toHaveValue("Later");
});
