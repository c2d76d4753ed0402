import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
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
import { ana, answersOf, fakeNetwork, openApp, requestsOf } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();
const patient = { timeout: 20_000 };
const id = "01970000-0000-7000-8000-0000000000b9";
/** A Friday, noon in Chicago, where the shop is. */
const noon = new Date("2026-11-20T18:00:00Z");
const tomorrowAtTen = "2026-11-21T16:00:00.000Z";
const waiting = aText({
  ...{ ...outgoing, id, body: "Come by at noon", status: "queued", createdAt: "2026-11-20T17:00:00Z" },
  ...{ sendAt: tomorrowAtTen, scheduledFor: tomorrowAtTen },
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: noon });
});
afterEach(() => {
  vi.useRealTimers();
});

function openThread(messages: readonly object[] = [aText()], nextOpeningAt: string | null = null) {
  const result = { __typename: "TextMessage", id, status: "queued", blockCode: null };
  const { textingStatus } = statusAnswer().data;
  network.answer(
    ...answersOf(ana, {
      TextThreads: () => threadsAnswer([listedThread()]),
      TextCounts: () => countsAnswer({ all: 1 }),
      TextingStatus: () => ({ data: { textingStatus: { ...textingStatus, nextOpeningAt } } }),
      TextThread: () => threadAnswer({ messages }),
      TextTemplates: () => ({ data: { textTemplates: [] } }),
      SendText: () => ({ data: { sendText: result } }),
      RescheduleText: () => ({ data: { rescheduleText: result } }),
      CancelText: () => ({ data: { cancelText: "Come by at noon" } }),
      RetryText: () => ({ data: { retryText: result } }),
    }),
  );
  openApp(`/s/1/texting/${threadId}/show`, ana);
}

async function write(body: string): Promise<HTMLElement> {
  const field = await screen.findByRole("textbox", { name: "Text message" }, patient);
  await fill(field, body);
  return field;
}

async function choose(name: string): Promise<void> {
  await userEvent.click(screen.getByRole("button", { name: "Send later" }));
  await userEvent.click(await screen.findByRole("menuitem", { name }));
}

test("[TXT-02] a text goes tomorrow at ten with two presses", async () => {
  openThread();
  const field = await write("See you");
  await choose("Tomorrow at 10:00 AM");
  await waitFor(() => expect(field).toHaveValue(""));
  expect(requestsOf("SendText")).toEqual([expect.objectContaining({ body: "See you", sendAt: tomorrowAtTen })]);
  expect(await screen.findByText("Text sends Nov 21, 10:00 AM")).toBeInTheDocument();
});

test("a text goes when the store opens, or at a time of one's own, but not at one that has passed", async () => {
  openThread([aText()], "2026-11-20T19:00:00.000Z");
  const field = await write("See you");
  await choose("When we open, 1:00 PM");
  await waitFor(() => expect(field).toHaveValue(""));
  await write("And you");
  await choose("Pick a time");
  const dialog = await screen.findByRole("dialog", { name: "Send later" });
  await fill(within(dialog).getByLabelText(/^Date/), "today");
  await fill(within(dialog).getByLabelText(/^Time/), "11 am");
  await userEvent.click(within(dialog).getByRole("button", { name: "Schedule text" }));
  expect((await within(dialog).findAllByText("Choose a time that hasn't passed")).length).toBeGreaterThan(0);
  await fill(within(dialog).getByLabelText(/^Time/), "4:30 pm");
  await userEvent.click(within(dialog).getByRole("button", { name: "Schedule text" }));
  await waitFor(() => expect(field).toHaveValue(""));
  expect(requestsOf("SendText")).toMatchObject([
    { body: "See you", sendAt: "2026-11-20T19:00:00.000Z" },
    { body: "And you", sendAt: "2026-11-20T22:30:00.000Z" },
  ]);
});

test("nothing can be scheduled while nothing is written", async () => {
  openThread();
  await screen.findByRole("textbox", { name: "Text message" }, patient);
  await userEvent.click(screen.getByRole("button", { name: "Send later" }));
  const tomorrow = await screen.findByRole("menuitem", { name: "Tomorrow at 10:00 AM" });
  expect(tomorrow).toHaveAttribute("aria-disabled", "true");
});

test("a scheduled text stands below the others, and its words and time can be changed", async () => {
  openThread([aText(), waiting]);
  const texts = await screen.findByRole("log", { name: "Texts" }, patient);
  expect(texts).toHaveTextContent(/Can I still use my coupon\?.*Come by at noon.*Sends Nov 21, 10:00 AM/);
  await userEvent.click(within(texts).getByRole("button", { name: "Change" }));
  const dialog = await screen.findByRole("dialog", { name: "Change text" });
  await fill(within(dialog).getByLabelText(/^Text/), "Come by at two");
  await fill(within(dialog).getByLabelText(/^Time/), "noon");
  await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(requestsOf("RescheduleText")).toEqual([{ id, body: "Come by at two", sendAt: "2026-11-21T18:00:00.000Z" }]),
  );
});

test("a scheduled text is not sent after all, and its words are there to go on with", async () => {
  openThread([waiting]);
  await userEvent.click(await screen.findByRole("button", { name: "Don't send" }, patient));
  await waitFor(() => expect(requestsOf("CancelText")).toEqual([{ id }]));
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Text message" })).toHaveValue("Come by at noon"));
});

test.each([
  {
    blockCode: "TEXT_TOO_LATE",
    words: /It couldn't go at its time and is over an hour late/,
    ...{ press: "Send now", sendAt: null },
  },
  {
    blockCode: "TEXT_QUIET_HOURS",
    words: /It was outside texting hours/,
    ...{ press: "Send when we open, Nov 21, 10:00 AM", sendAt: tomorrowAtTen },
  },
])("a text that was stopped with $blockCode says why, and one press sends it", async (stopped) => {
  const { blockCode, words, press, sendAt } = stopped;
  openThread([aText({ ...waiting, status: "blocked", blockCode })], tomorrowAtTen);
  const texts = await screen.findByRole("log", { name: "Texts" }, patient);
  expect(texts).toHaveTextContent(words);
  await userEvent.click(await within(texts).findByRole("button", { name: press }, patient));
  await waitFor(() => expect(texts).not.toHaveTextContent(words));
  expect(requestsOf("RetryText")).toEqual([expect.objectContaining({ id, sendAt })]);
});
