import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, test } from "vitest";
import { aChannelServer } from "#tests/kit/channel-server.ts";
import { countsAnswer, listedThread, statusAnswer, threadsAnswer } from "#tests/kit/web/a-text-thread.ts";
import { ana, answersOf, fakeNetwork, openApp, requestsOf } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();
const patient = { timeout: 20_000 };

let channels: Awaited<ReturnType<typeof aChannelServer>>;

afterEach(() => {
  channels.cut();
});

/** A busy machine may ask once more than it must. */
async function readTimes(times: number): Promise<void> {
  const fewest = () => Math.min(...["TextThreads", "TextCounts"].map((name) => requestsOf(name).length));
  await waitFor(() => expect(fewest()).toBeGreaterThanOrEqual(times), patient);
}

test("[TXT-04] a text that comes in shows in the list and in the count of the menu, without a press", async () => {
  channels = await aChannelServer({ members: {}, onEvent: () => undefined });
  const place = { key: "test-key", host: "127.0.0.1", port: channels.port, isSecure: false };
  const inbox = { threads: [listedThread()], unread: 0 };
  network.answer(
    http.get("*/api/vue/realtime", () => HttpResponse.json(place)),
    http.post("*/pusher/auth", async () => {
      await readTimes(1);
      return HttpResponse.json({ auth: "test-key:signed", channel_data: null });
    }),
    ...answersOf(ana, {
      TextThreads: () => threadsAnswer(inbox.threads),
      TextCounts: () => countsAnswer({ unread: inbox.unread, all: inbox.threads.length }),
      TextingStatus: () => statusAnswer(),
    }),
  );
  openApp("/s/1/texting", ana);
  expect(await screen.findByRole("link", { name: /Dana Whitfield/ }, patient)).toBeVisible();
  // What may have been missed before the channel was heard is read again; what comes now is the notice's doing.
  await readTimes(2);
  const id = "01970000-0000-7000-8000-0000000000a2";
  inbox.threads.unshift(listedThread({ id, customerName: "Terrell Boone", lastBody: "Boots?", unreadCount: 1 }));
  inbox.unread = 1;
  channels.say("private-store-1", "changed", {
    changes: [{ name: "text.changed", recordKind: "TextThread", recordId: id }],
  });
  expect(await screen.findByRole("link", { name: /unread.*Terrell Boone.*Boots\?/ }, patient)).toBeVisible();
  await waitFor(() => expect(screen.getByRole("link", { name: /^Texts/ })).toHaveAccessibleName(/1/), patient);
});
