import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hereEvent } from "#common/texting/here-event.ts";
import { aChannelServer } from "#tests/kit/channel-server.ts";
import type { ClientEvent } from "#tests/kit/channel-server.ts";
import {
  countsAnswer,
  listedThread,
  statusAnswer,
  threadAnswer,
  threadId,
  threadsAnswer,
} from "#tests/kit/web/a-text-thread.ts";
import { ana, answersOf, fakeNetwork, openApp } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();
const patient = { timeout: 20_000 };
const channel = "presence-store-1";
const devon = { threadId, screenId: "office", employeeId: 903, name: "Devon Price", doing: "typing", asks: false };

let channels: Awaited<ReturnType<typeof aChannelServer>>;
let messages: unknown[];

beforeEach(async () => {
  messages = [];
  channels = await aChannelServer({
    members: { "user-1": { kind: "user" } },
    onEvent: ({ event, data }: ClientEvent) => messages.push(...(event === hereEvent ? [data] : [])),
  });
  const place = { key: "test-key", host: "127.0.0.1", port: channels.port, isSecure: false };
  const member = JSON.stringify({ user_id: "user-1", user_info: { kind: "user" } });
  network.answer(
    http.get("*/api/vue/realtime", () => HttpResponse.json(place)),
    http.post("*/pusher/auth", () => HttpResponse.json({ auth: "test-key:signed", channel_data: member })),
    ...answersOf(ana, {
      TextThreads: () => threadsAnswer([listedThread()]),
      TextCounts: () => countsAnswer({ all: 1 }),
      TextingStatus: () => statusAnswer(),
      TextThread: () => threadAnswer(),
      TextTemplates: () => ({ data: { textTemplates: [] } }),
    }),
  );
});
afterEach(() => {
  channels.cut();
});

async function openThread(): Promise<HTMLElement> {
  openApp(`/s/1/texting/${threadId}/show`, ana);
  const field = await screen.findByRole("textbox", { name: "Text message" }, patient);
  await waitFor(() => expect(messages).toContainEqual(expect.objectContaining({ threadId, asks: true })), patient);
  return field;
}

test("a conversation says to the store's screens that it is open, and who types in it", async () => {
  const field = await openThread();
  await userEvent.type(field, "Hi");
  await waitFor(() => expect(messages.at(-1)).toMatchObject({ threadId, doing: "typing" }));
});

test("a colleague who types in the same conversation is named until they leave", async () => {
  await openThread();
  channels.say(channel, hereEvent, devon);
  expect(await screen.findByText("Devon is typing here too")).toBeVisible();
  channels.say(channel, hereEvent, { ...devon, screenId: "phone", employeeId: 904, name: "Priya Shah" });
  expect(await screen.findByText("Devon and Priya are typing here too")).toBeVisible();
  channels.say(channel, hereEvent, { ...devon, doing: "reading" });
  expect(await screen.findByText("Priya is typing here too")).toBeVisible();
  channels.say(channel, hereEvent, { ...devon, screenId: "phone", doing: "left" });
  expect(await screen.findByText("Devon has this open too")).toBeVisible();
  channels.say(channel, hereEvent, { ...devon, doing: "left" });
  await waitFor(() => expect(screen.queryByText("Devon has this open too")).toBeNull());
});

test("a colleague in another conversation is nobody here, and who asks hears that this one is open", async () => {
  await openThread();
  channels.say(channel, hereEvent, { ...devon, threadId: "another" });
  channels.say(channel, hereEvent, { nonsense: true });
  const before = messages.length;
  channels.say(channel, hereEvent, { ...devon, doing: "reading", asks: true });
  expect(await screen.findByText("Devon has this open too")).toBeVisible();
  const reply = expect.objectContaining({ threadId, asks: false });
  await waitFor(() => expect(messages.slice(before)).toContainEqual(reply));
});
