import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readKeptJson } from "#web/platform/browser/kept.ts";
import { ConnectionError } from "#web/platform/calls/api-error.ts";
import * as rules from "#web/platform/employee/team-mode.rules.ts";
import { changeTeamMode, confirmEmployee, lockScreen } from "#web/platform/employee/team-mode.ts";
import { graphql } from "#web/platform/graphql/graphql.ts";
import { StoreData } from "#web/platform/graphql/store-data.ts";
import { startSession } from "#web/platform/session/session.ts";
import { setActiveStore } from "#web/platform/store/active-store.ts";
import { answersOf, fakeNetwork, register, seenRequests } from "#tests/kit/web-app.tsx";
import { removeWaiting, waitingChanges } from "./outbox.ts";
import { sendWaiting } from "#web/platform/graphql/send-waiting.ts";

const network = fakeNetwork();

const tick = graphql(`
  mutation UntickTask($id: Uuid!) {
    untickTask(id: $id) {
      __typename
      id
    }
  }
`);
const amy = { id: 5, storeId: 1, fullName: "Amy Smith", isManager: false, avatarUrl: null, how: "pin" } as const;
const ben = { ...amy, id: 6, fullName: "Ben Ford" };
const first = "00000000-0000-7000-8000-000000000001";
const second = "00000000-0000-7000-8000-000000000002";

function answerOf(id: string) {
  return { untickTask: { __typename: "Task" as const, id } };
}

function change(store: StoreData, id: string) {
  return store.change(tick, { id }, { optimistic: answerOf(id), mayWait: `Taken back: ${id}` });
}

function online(isOnline: boolean): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
}

beforeEach(() => {
  startSession(register);
  setActiveStore(1);
  changeTeamMode(() => rules.enterStore(rules.teamModeAtStart, { storeId: 1, own: null }));
  confirmEmployee(amy);
});

afterEach(() => {
  waitingChanges().forEach(({ key }) => removeWaiting(key));
});

const taken = answersOf(register, { UntickTask: (call) => ({ data: answerOf(String(call.variables?.["id"])) }) });

test("without a connection a change is kept on the device, and the screen is answered", async () => {
  online(false);
  const data = await change(new StoreData(), first);
  expect(data).toEqual(answerOf(first));
  expect(seenRequests).toHaveLength(0);
  expect(readKeptJson("outbox")).toMatchObject([{ employeeId: 5, words: `Taken back: ${first}`, refusal: null }]);
});

test("what waited is sent in its order, as the person who did it, and once", async () => {
  online(false);
  const store = new StoreData();
  await change(store, first);
  await change(store, second);
  const keys = waitingChanges().map(({ key }) => key);
  lockScreen();
  confirmEmployee(ben);
  online(true);
  network.answer(...taken);
  await Promise.all([sendWaiting(store), sendWaiting(store)]);
  expect(seenRequests.map(({ body }) => body)).toMatchObject([
    [{ variables: { id: first }, extensions: { idempotencyKey: keys[0] } }],
    [{ variables: { id: second }, extensions: { idempotencyKey: keys[1] } }],
  ]);
  expect(seenRequests.map(({ headers }) => headers.get("x-user-employee"))).toEqual(["5", "5"]);
  expect(waitingChanges()).toEqual([]);
  expect(readKeptJson("outbox")).toBeNull();
});

test("a connection that breaks while sending leaves everything unanswered in place", async () => {
  online(false);
  const store = new StoreData();
  await change(store, first);
  network.answer(http.post("*/graphql", () => HttpResponse.error()));
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  await sendWaiting(store);
  expect(waitingChanges()).toMatchObject([{ refusal: null }]);
});

test.each([
  ["too-many-changes", "Too many changes at once. Wait a moment, then try again."],
  ["took-too-long", "This took too long, so nothing was saved. Try again."],
  ["disk-full", "The server's disk is full, so this wasn't saved. Make room on it, then try again."],
])(
  "what the server puts off (%s) waits on in its order and is sent the next time without a press",
  async (code, message) => {
    online(false);
    const store = new StoreData();
    await change(store, first);
    await change(store, second);
    online(true);
    vi.spyOn(console, "warn").mockReturnValue(undefined);
    const putOff = { data: null, errors: [{ message, extensions: { code } }] };
    network.answer(...answersOf(register, { UntickTask: () => putOff }));
    await sendWaiting(store);
    expect(waitingChanges()).toMatchObject([
      { variables: { id: first }, refusal: null },
      { variables: { id: second }, refusal: null },
    ]);
    // The second would only be put off as well.
    expect(seenRequests).toHaveLength(1);
    network.answer(...taken);
    await sendWaiting(store);
    expect(waitingChanges()).toEqual([]);
  },
);

test("what the server does not take stays with its words and holds nobody up", async () => {
  online(false);
  const store = new StoreData();
  await change(store, first);
  await change(store, second);
  online(true);
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  const message = "This day is over. A manager can still change it.";
  network.answer(
    ...answersOf(register, {
      UntickTask: (call) =>
        new Map<unknown, unknown>([
          [first, { data: null, errors: [{ message, extensions: { code: "task-day-over" } }] }],
          [second, { data: answerOf(second) }],
        ]).get(call.variables?.["id"]),
    }),
  );
  await sendWaiting(store);
  expect(waitingChanges()).toMatchObject([{ variables: { id: first }, refusal: message }]);
});

test("a change that cannot wait fails without a connection, as it always did", async () => {
  online(false);
  network.answer(http.post("*/graphql", () => HttpResponse.error()));
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  await expect(new StoreData().change(tick, { id: first })).rejects.toThrow(ConnectionError);
  expect(waitingChanges()).toEqual([]);
});
