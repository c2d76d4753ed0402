import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import {
  aText,
  countsAnswer,
  listedThread,
  outgoing,
  statusAnswer,
  threadAnswer,
  threadId,
  threadsAnswer,
} from "#tests/kit/web/a-text-thread.ts";
import { fill } from "#tests/kit/web/fill.ts";
import { ana, answersOf, fakeNetwork, openApp, requestsOf, withoutConnection } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();
const page = `/s/1/texting/${threadId}/show`;
const patient = { timeout: 20_000 };
const outId = "01970000-0000-7000-8000-0000000000b2";
const sent = { data: { sendText: { __typename: "TextMessage", id: outId, status: "queued", blockCode: null } } };

function openThread(shown: Parameters<typeof threadAnswer>[0] = {}, fakes: GraphqlFakes = {}) {
  network.answer(
    ...answersOf(ana, {
      TextThreads: () => threadsAnswer([listedThread()]),
      TextCounts: () => countsAnswer({ all: 1 }),
      TextingStatus: () => statusAnswer(),
      TextThread: () => threadAnswer(shown),
      TextTemplates: () => ({ data: { textTemplates: [] } }),
      SendText: () => sent,
      ...fakes,
    }),
  );
  return openApp(page, ana);
}

async function field(): Promise<HTMLElement> {
  return await screen.findByRole("textbox", { name: "Text message" }, patient);
}

test("[TXT-02] a conversation shows its texts and notes in their order, and marks itself read", async () => {
  const note = { __typename: "TextNote", id: "n", body: "Blue bags, rack C", employeeName: "Priya" };
  openThread({
    messages: [
      aText(),
      aText({ id: outId, body: "Number 14 is ready", createdAt: "2026-11-20T18:00:00Z", ...outgoing }),
    ],
    notes: [{ ...note, createdAt: "2026-11-20T19:00:00Z" }],
    unreadCount: 1,
  });
  const texts = await screen.findByRole("log", { name: "Texts" }, patient);
  expect(texts).toHaveTextContent(/Number 14 is ready.*Devon Price.*Blue bags.*Note from Priya.*Can I still use/);
  await waitFor(() => expect(requestsOf("ReadTextThread")).toEqual([{ id: threadId }]));
});

test("a person who opens a conversation can write at once, and Escape gives the list its keys back", async () => {
  openThread();
  const words = await field();
  await waitFor(() => expect(words).toHaveFocus());
  const row = await screen.findByRole("link", { name: /Can I still use/ }, patient);
  await userEvent.keyboard("Hi{Escape}");
  expect(words).toHaveValue("Hi");
  expect(row).toHaveFocus();
});

test("a conversation that its answer took off the list leaves the keys to the first of the others", async () => {
  const other = { id: "01970000-0000-7000-8000-0000000000a2", phone: "+16145550120", customerName: "Terrell Boone" };
  openThread({}, { TextThreads: () => threadsAnswer([listedThread(other)]) });
  const words = await field();
  await waitFor(() => expect(words).toHaveFocus());
  const row = await screen.findByRole("link", { name: /Terrell Boone/ }, patient);
  await userEvent.keyboard("{Escape}");
  expect(row).toHaveFocus();
});

test("a search that is being typed keeps the cursor while a conversation opens", async () => {
  const opened = Promise.withResolvers<unknown>();
  openThread({}, { TextThread: () => opened.promise });
  await userEvent.type(await screen.findByRole("searchbox", { name: "Search texts" }, patient), "coupon");
  opened.resolve(threadAnswer());
  await field();
  expect(screen.getByRole("searchbox", { name: "Search texts" })).toHaveFocus();
});

test("Enter sends what was written, Shift+Enter breaks the line, and the field is empty after", async () => {
  openThread();
  const input = await field();
  await fill(input, "Yes, you can");
  await userEvent.type(input, "{Shift>}{Enter}{/Shift}");
  await userEvent.paste("See you soon");
  expect(screen.getByText("1 part")).toBeVisible();
  await userEvent.type(input, "{Enter}");
  await waitFor(() => expect(input).toHaveValue(""));
  const text = { phone: "+16145550148", body: "Yes, you can\nSee you soon" };
  expect(requestsOf("SendText")).toEqual([expect.objectContaining(text)]);
});

test("a text that was refused stays in its field, with the reason", async () => {
  openThread({}, { SendText: refusedWith("Too many texts at once", { code: "TEXT_RATE_LIMIT" }) });
  const input = await field();
  await fill(input, "Hello");
  await userEvent.type(input, "{Enter}");
  expect(await screen.findByText(/^Your text is still here\./)).toBeInTheDocument();
  expect(input).toHaveValue("Hello");
});

test("the counter says what one emoji costs, and warns above two parts", async () => {
  openThread();
  const input = await field();
  await userEvent.click(input);
  await userEvent.paste(`${"a".repeat(100)}🙂`);
  expect(screen.getByText(/^“🙂” makes this 2 parts instead of 1/)).toBeVisible();
  await userEvent.clear(input);
  await userEvent.paste("a".repeat(320));
  expect(screen.getByText(/^3 parts\. Each one costs/)).toBeVisible();
});

test("a text in the making is there after a reload", async () => {
  const app = openThread();
  await fill(await field(), "Half a senten");
  app.leave();
  openThread();
  expect(await field()).toHaveValue("Half a senten");
});

test("a template says what the store needs now", async () => {
  const template = { __typename: "TextTemplate", id: "t", name: "Need", body: "We're very short on {we_need}." };
  openThread(
    {},
    {
      TextTemplates: () => ({ data: { textTemplates: [template] } }),
      FloorShortage: () => ({
        data: { floorShortage: { __typename: "FloorShortage", short: ["Boys' jeans", "Snow boots"], full: ["Tops"] } },
      }),
    },
  );
  const words = await field();
  const button = await screen.findByRole("button", { name: "Need" });
  await waitFor(() => expect(button).toHaveAttribute("title", "We're very short on boys' jeans and snow boots."));
  await userEvent.click(button);
  expect(words).toHaveValue("We're very short on boys' jeans and snow boots.");
});

test("a template comes with the customer's values", async () => {
  const template = { __typename: "TextTemplate", id: "t", name: "Ready", body: "Hi {first_name}, come see us." };
  openThread({}, { TextTemplates: () => ({ data: { textTemplates: [template] } }) });
  await userEvent.click(await screen.findByRole("button", { name: "Ready" }, patient));
  expect(await field()).toHaveValue("Hi Dana, come see us.");
});

test("a second answer within half a minute asks before it goes out", async () => {
  openThread({ messages: [aText({ id: outId, body: "No rush", ...outgoing, createdAt: new Date().toISOString() })] });
  const input = await field();
  await fill(input, "We're here");
  await userEvent.type(input, "{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent(/Devon Price answered \d+ seconds ago/);
  expect(requestsOf("SendText")).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Send anyway" }));
  await waitFor(() => expect(input).toHaveValue(""));
  expect(requestsOf("SendText")).toHaveLength(1);
});

const justAnswered = () => ({
  messages: [aText({ id: outId, body: "No rush", ...outgoing, createdAt: new Date().toISOString() })],
});

async function sendAnyway(input: HTMLElement): Promise<void> {
  await userEvent.type(input, "{Enter}");
  await userEvent.click(await screen.findByRole("button", { name: "Send anyway" }));
}

test("a second answer that is refused after Send anyway stays in its field, and goes with the next press", async () => {
  const results = [refusedWith("Too many texts at once", { code: "TEXT_RATE_LIMIT" })(), sent];
  openThread(justAnswered(), { SendText: () => results.shift() });
  const input = await field();
  await fill(input, "We're here");
  await sendAnyway(input);
  expect(await screen.findByText(/^Your text is still here\./)).toBeInTheDocument();
  expect(input).toHaveValue("We're here");
  await sendAnyway(input);
  await waitFor(() => expect(input).toHaveValue(""));
  expect(requestsOf("SendText")).toHaveLength(2);
});

test("a failed text says why and is sent again", async () => {
  const failed = { ...outgoing, id: outId, status: "undelivered", failureReason: "unreachable" };
  const retried = { __typename: "TextMessage", id: outId, status: "queued", blockCode: null };
  openThread({ messages: [aText(failed)] }, { RetryText: () => ({ data: { retryText: retried } }) });
  const texts = await screen.findByRole("log", { name: "Texts" }, patient);
  expect(texts).toHaveTextContent("Not delivered. The phone was off or out of reach");
  await userEvent.click(within(texts).getByRole("button", { name: "Send again" }));
  await waitFor(() => expect(requestsOf("RetryText")).toEqual([expect.objectContaining({ id: outId })]));
});

test("a text to a landline is not sent again, but called", async () => {
  const failed = { ...outgoing, id: outId, status: "failed", failureReason: "landline" };
  openThread({ messages: [aText(failed)], untextableReason: "landline" });
  expect(await screen.findByRole("link", { name: "Call instead" }, patient)).toHaveAttribute(
    "href",
    "tel:+16145550148",
  );
  expect(screen.queryByRole("button", { name: "Send again" })).toBeNull();
  expect(screen.getByText("(614) 555-0148 is a landline, so no text will get there.")).toBeVisible();
  expect(screen.queryByRole("textbox", { name: "Text message" })).toBeNull();
});

test("a customer who opted out can't be texted, and the page says who can change that", async () => {
  openThread({ optedOutAt: "2026-11-03T20:00:00Z" });
  const words = "Customer opted out on Nov 3, 2026. Only they can restart by texting START.";
  expect(await screen.findByText(words, {}, patient)).toBeVisible();
  expect(screen.queryByRole("textbox", { name: "Text message" })).toBeNull();
});

const missedCall = aText({ id: "call", kind: "call", body: "", segments: 0 });

test("a missed call is a line, and one press puts the cursor where the answer is written", async () => {
  openThread({ messages: [missedCall] });
  const texts = await screen.findByRole("log", { name: "Texts" }, patient);
  expect(texts).toHaveTextContent(/^Missed call .*Text back$/);
  await userEvent.click(within(texts).getByRole("button", { name: "Text back" }));
  expect(await field()).toHaveFocus();
});

test("an answered call says how long it was, and asks for nothing", async () => {
  openThread({ messages: [aText({ ...missedCall, callSeconds: 190 })] });
  const texts = await screen.findByRole("log", { name: "Texts" }, patient);
  expect(texts).toHaveTextContent(/^Call answered .*, 3 min$/);
  expect(within(texts).queryByRole("button")).toBeNull();
});

test.each([
  ["was texted", { ...outgoing, body: "Sorry we missed you" }],
  ["called again", { kind: "call", body: "", callSeconds: 30 }],
])("a missed call of a customer who %s since needs no press", async (_since, changes) => {
  openThread({ messages: [aText({ id: outId, createdAt: "2026-11-20T20:20:00Z", ...changes }), missedCall] });
  const texts = await screen.findByRole("log", { name: "Texts" }, patient);
  expect(texts).toHaveTextContent(/^Missed call/);
  expect(within(texts).queryByRole("button", { name: "Text back" })).toBeNull();
});

test("who opted out and calls is called back", async () => {
  openThread({ messages: [missedCall], optedOutAt: "2026-11-03T20:00:00Z" });
  const back = await screen.findByRole("link", { name: "Call back" }, patient);
  expect(back).toHaveAttribute("href", "tel:+16145550148");
  expect(screen.queryByRole("button", { name: "Text back" })).toBeNull();
});

test("what sounds like a stop is one press away from it", async () => {
  openThread({ soundsLikeStop: true });
  await userEvent.click(await screen.findByRole("button", { name: "Opt them out" }, patient));
  await waitFor(() =>
    expect(requestsOf("OptOutOfTexts")).toEqual([expect.objectContaining({ phone: "+16145550148" })]),
  );
});

test("a note is kept for the team and not sent", async () => {
  openThread({}, { AddTextNote: () => ({ data: { addTextNote: { __typename: "TextThread", id: threadId } } }) });
  const input = await field();
  await fill(input, "Wants the pink one back");
  await userEvent.click(screen.getByRole("button", { name: "Save as note" }));
  await waitFor(() => expect(input).toHaveValue(""));
  expect(requestsOf("AddTextNote")).toEqual([expect.objectContaining({ body: "Wants the pink one back" })]);
  expect(requestsOf("SendText")).toEqual([]);
});

test("e puts a conversation away, and its menu claims and pins it", async () => {
  const done = { data: { finishTextThread: listedThread({ state: "done" }) } };
  const app = openThread(
    {},
    {
      FinishTextThread: () => done,
      PinTextThread: () => ({ data: { pinTextThread: listedThread({ isPinned: true }) } }),
      ClaimTextThread: () => ({ data: { claimTextThread: listedThread() } }),
    },
  );
  const more = await screen.findByRole("button", { name: "More for this conversation" }, patient);
  await userEvent.click(more);
  await userEvent.click(await screen.findByRole("menuitem", { name: "Claim" }));
  await waitFor(() => expect(requestsOf("ClaimTextThread")).toEqual([{ id: threadId }]));
  await userEvent.click(more);
  await userEvent.click(await screen.findByRole("menuitem", { name: "Pin on top" }));
  await waitFor(() => expect(requestsOf("PinTextThread")).toEqual([{ id: threadId, isPinned: true }]));
  await userEvent.click(screen.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(app.at()).toBe("/s/1/texting"));
  expect(await screen.findByText("Dana Whitfield done")).toBeInTheDocument();
});

test("on a phone the customer is behind a button, and the way back keeps the filter", async () => {
  const counter = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    Object.assign(counter(query), { matches: query === "(max-width: 699px)" }),
  );
  openThread();
  const card = await screen.findByRole("button", { name: "Customer" }, patient);
  await fill(await field(), "On my way");
  await userEvent.click(card);
  expect(within(screen.getByRole("complementary", { name: "Customer" })).getByText("Texts about buys")).toBeVisible();
  await userEvent.click(card);
  expect(await field()).toHaveValue("On my way");
  expect(screen.getByRole("link", { name: "Back to texts" })).toHaveAttribute("href", "/s/1/texting");
});

test("a conversation that is not there says so", async () => {
  openThread({}, { TextThread: () => ({ data: { textThread: null } }) });
  expect(await screen.findByText("Conversation not found", {}, patient)).toBeVisible();
});

test("a conversation without permission says so", async () => {
  openThread({}, { TextThread: refusedWith("No", { code: "forbidden" }) });
  expect(await screen.findByText("You don't have access", {}, patient)).toBeVisible();
});

test("without a connection the conversation says so", async () => {
  network.answer(...withoutConnection(ana));
  openApp(page, ana);
  const shown = await screen.findAllByText(/This loads when you're back online/, {}, patient);
  expect(shown.length).toBeGreaterThan(0);
});
