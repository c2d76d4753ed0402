import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, test } from "vitest";
import type { RecordKind } from "#common/records/record-kinds.ts";
import { startSession } from "#web/platform/session/session.ts";
import { setActiveStore } from "#web/platform/store/active-store.ts";
import { aChannelServer } from "#tests/kit/channel-server.ts";
import { aDay, aTask, opening } from "#tests/kit/web/a-day.ts";
import { showDay } from "#tests/kit/web/day-screen.tsx";
import { ana, answersOf, fakeNetwork } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

let channels: Awaited<ReturnType<typeof aChannelServer>>;

afterEach(() => {
  channels.cut();
});

const liveQueries = ["DaybookTasks", "DaybookGoal", "DaybookNotes", "DaybookPeople", "DayLog", "SellersWaiting"];

/** The day on the screen, whose channel is listened to after all its cards have been read; with the names of what it asks. */
async function openDay(): Promise<string[]> {
  channels = await aChannelServer({ members: {}, onEvent: () => undefined });
  const place = { key: "test-key", host: "127.0.0.1", port: channels.port, isSecure: false };
  const queries: string[] = [];
  network.answer(
    http.get("*/api/vue/realtime", () => HttpResponse.json(place)),
    http.post("*/pusher/auth", async () => {
      await waitFor(() => expect(requestCounts(queries)).toEqual(liveQueries.map(() => 1)));
      return HttpResponse.json({ auth: "test-key:signed", channel_data: null });
    }),
    ...answersOf(ana),
  );
  startSession(ana);
  setActiveStore(1);
  showDay({ Daybook: aDay({ groups: [{ list: opening, tasks: [aTask()] }] }) }, (name) => queries.push(name));
  await screen.findByRole("checkbox", { name: /Count the drawer/ });
  await waitFor(() => expect(channels.isJoined("private-store-1")).toBe(true));
  return queries;
}

/** The same, with the names of what it asks after it has asked for what it may have missed. */
async function openLiveDay(): Promise<{ queries: string[]; change: (name: string, recordKind: RecordKind) => void }> {
  const queries = await openDay();
  await waitFor(() => expect(requestCounts(queries)).toEqual(liveQueries.map(() => 2)));
  queries.length = 0;
  return {
    queries,
    change: (name, recordKind) =>
      channels.say("private-store-1", "changed", { changes: [{ name, recordKind, recordId: "1" }] }),
  };
}

/** How often each of the live queries was asked. */
function requestCounts(queries: readonly string[]): number[] {
  return liveQueries.map((query) => queries.filter((name) => name === query).length);
}

test("each card is read again once its channel is heard: nobody was told what changed before", async () => {
  const queries = await openDay();
  await waitFor(() => expect(requestCounts(queries)).toEqual(liveQueries.map(() => 2)));
});

test.each([
  { what: "a tick", name: "task.ticked", recordKind: "Task", query: "DaybookTasks" },
  { what: "a sale", name: "daily-report.changed", recordKind: "daily-report", query: "DaybookGoal" },
  { what: "a note", name: "note.added", recordKind: "Note", query: "DaybookNotes" },
  { what: "a shift", name: "shift.added", recordKind: "Shift", query: "DaybookPeople" },
] as const)("$what asks again for its own card alone", async ({ name, recordKind, query }) => {
  const { queries, change } = await openLiveDay();
  change(name, recordKind);
  await waitFor(() => expect(queries).toEqual([query]));
  // What the notice of another kind asks for comes after all that the first one has asked for.
  change("log-value.filled", "LogValue");
  await waitFor(() => expect(queries).toEqual([query, "DayLog"]));
});
