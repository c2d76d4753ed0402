import { waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { graphql } from "#web/platform/graphql/graphql.ts";
import * as rules from "#web/platform/employee/team-mode.rules.ts";
import { changeTeamMode, confirmEmployee, currentTeamMode } from "#web/platform/employee/team-mode.ts";
import { startSession } from "#web/platform/session/session.ts";
import { setActiveStore } from "#web/platform/store/active-store.ts";
import { ana, answersOf, fakeNetwork, register, seenRequests } from "#tests/kit/web-app.tsx";
import { clockIn, settings } from "#tests/kit/web-questions.ts";
import { documentOf } from "./document.ts";
import { sendHeadQueries } from "./head-queries.ts";
import { refusalOf } from "./refusal-of.ts";
import { StoreData } from "./store-data.ts";
import { subscribe } from "./subscribe.ts";

const network = fakeNetwork();

const jobs = graphql(`
  query FailedJobs {
    failedJobs {
      id
    }
  }
`);
const answers = answersOf(ana, {
  TeamSettings: () => ({ data: { teamSettings: { __typename: "TeamSettings", idleSeconds: 90 } } }),
  FailedJobs: () => ({ data: { failedJobs: [] } }),
  ClockIn: () => ({ data: { clockIn: { __typename: "Employee", id: "5" } } }),
});
const amy = { id: 5, storeId: 1, fullName: "Amy Smith", isManager: false, avatarUrl: null, how: "pin" } as const;

beforeEach(() => {
  changeTeamMode(() => rules.enterStore(rules.teamModeAtStart, { storeId: 1, own: null }));
  setActiveStore(1);
});

test("[API-01] [API-02] [UPD-12] every call carries its headers and the store", async () => {
  startSession(ana);
  network.answer(...answers);
  await new StoreData().read(settings);
  const [seen] = seenRequests;
  expect(seen?.url.href).toMatch(/\/graphql\?store_id=1$/);
  expect(Object.fromEntries(new Headers(seen?.headers))).toMatchObject({
    "content-type": "application/json",
    accept: "application/json",
    "x-user-email": "ana@shop.test",
    "x-user-token": "token-of-ana",
    "x-user-store": "1",
    "x-device-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    "x-app-version": "25.9.2",
    "x-middleware": "hangtag",
  });
  expect(seen?.headers.has("x-user-employee")).toBe(false);
});

/** The requests that have reached the network, each as the names of what travels in it; `[]` around a batch. */
function requestNames(): unknown[] {
  return seenRequests.map(({ body }) => (Array.isArray(body) ? body.map(operationName) : operationName(body)));
}

/** Requests that travel alone leave in no certain order. */
function alphabetically(left: unknown, right: unknown): number {
  return String(left).localeCompare(String(right));
}

function operationName(body: unknown): unknown {
  return typeof body === "object" && body !== null ? Reflect.get(body, "operationName") : body;
}

test("[API-06] what is asked within 100 ms of the first travels with it, what comes later in the next request", async () => {
  startSession(ana);
  network.answer(...answers);
  const store = new StoreData();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const asking = [store.ask(settings)];
  await vi.advanceTimersByTimeAsync(99);
  const rest = [store.ask(jobs)];
  await vi.advanceTimersByTimeAsync(1);
  asking.push(store.ask(settings));
  await vi.advanceTimersByTimeAsync(100);
  vi.useRealTimers();
  await Promise.all([...asking, ...rest]);
  expect(requestNames()).toEqual([["TeamSettings", "FailedJobs"], ["TeamSettings"]]);
});

test("[API-06] a file, a subscription and a question about the schema each travel alone", async () => {
  startSession(ana);
  network.answer(
    ...answersOf(ana, {
      TeamSettings: () => ({ data: { teamSettings: { __typename: "TeamSettings", idleSeconds: 90 } } }),
      ImportBins: () => ({ data: { importBins: { __typename: "BinImportReport" } } }),
      SetEmployeePicture: () => ({ data: { setEmployeePicture: { __typename: "Employee", id: "5" } } }),
      Schema: () => ({ data: { __schema: { __typename: "__Schema" } } }),
      Live: () => ({ data: { dailyReport: { __typename: "DailyReport" } } }),
    }),
  );
  const store = new StoreData();
  const stopHearing = subscribe(
    documentOf("subscription Live { dailyReport { __typename } }"),
    {},
    { onData: () => undefined, onFailure: () => undefined },
  );
  await Promise.all([
    store.ask(settings),
    store.ask(documentOf("query Schema { __schema { __typename } }")),
    store.change(
      documentOf(
        "mutation SetEmployeePicture($picture: Upload!) { setEmployeePicture(id: 5, picture: $picture) { id } }",
      ),
      { picture: "AAAA" },
    ),
    store.change(
      documentOf("mutation ImportBins($csv: Upload!) { importBins(csv: $csv, isDryRun: true) { __typename } }"),
      {
        csv: "number",
      },
    ),
    waitFor(() => expect(requestNames()).toContain("Live")),
  ]);
  stopHearing();
  const alone = ["ImportBins", "Live", "Schema", "SetEmployeePicture"];
  expect(requestNames().toSorted(alphabetically)).toEqual([...alone, ["TeamSettings"]]);
});

test("a change ends the interval: it leaves at once, and what was asked for before it travels with it", async () => {
  startSession(ana);
  network.answer(...answers);
  const store = new StoreData();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const reading = store.ask(settings);
  const changing = store.change(clockIn, {});
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await Promise.all([reading, changing]);
  expect(requestNames()).toEqual([["TeamSettings", "ClockIn"]]);
});

test("a change carries a key of its own, so that sending it again changes nothing twice", async () => {
  startSession(ana);
  network.answer(...answers);
  await new StoreData().change(clockIn, {});
  expect(seenRequests[0]?.body).toMatchObject([
    { extensions: { idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) } },
  ]);
});

test("[TEAM-06] a register's change with nobody active waits for a PIN and then carries the employee", async () => {
  startSession(register);
  network.answer(...answers);
  const done = vi.fn<() => void>();
  const sent = new StoreData().change(clockIn, {}).then(done);
  await waitFor(() => expect(currentTeamMode().asking).toBe("action"));
  expect(seenRequests).toHaveLength(0);
  confirmEmployee(amy);
  await sent;
  expect(seenRequests[0]?.headers.get("x-user-employee")).toBe("5");
});

test("[TEAM-06] [TEAM-07] a waiting change fails with its text when nobody gives a PIN, and nothing is sent", async () => {
  startSession(register);
  network.answer(...answers);
  const refused = new StoreData().change(clockIn, {}).catch((error: unknown) => refusalOf(error));
  await waitFor(() => expect(currentTeamMode().asking).toBe("action"));
  changeTeamMode(rules.cancel);
  await expect(refused).resolves.toMatchObject({ code: "actionNeedsEmployeeError", text: "Action needs employee" });
  expect(seenRequests).toHaveLength(0);
});

test("[TEAM-07] a change that needs a manager asks for one, and is sent again with the same key", async () => {
  startSession(register);
  const keys: unknown[] = [];
  const needsManager = [{ message: "Action needs manager login", extensions: { code: "action-needs-manager" } }];
  network.answer(
    ...answersOf(register, {
      ClockIn: (call, request) => {
        keys.push(call.extensions?.["idempotencyKey"]);
        const answersByEmployee = new Map<string | null, unknown>([
          ["5", { data: null, errors: needsManager }],
          ["9", { data: { clockIn: { __typename: "Employee", id: "9" } } }],
        ]);
        return answersByEmployee.get(request.headers.get("x-user-employee"));
      },
    }),
  );
  confirmEmployee(amy);
  const sent = new StoreData().change(clockIn, {});
  await waitFor(() => expect(currentTeamMode().asking).toBe("manager"));
  confirmEmployee({ ...amy, id: 9, isManager: true });
  await expect(sent).resolves.toMatchObject({ clockIn: { id: "9" } });
  expect(new Set(keys).size).toBe(1);
});

test("[TEAM-07] an employee does not do for a manager", async () => {
  startSession(register);
  const errors = [{ message: "Action needs manager login", extensions: { code: "action-needs-manager" } }];
  network.answer(...answersOf(register, { ClockIn: () => ({ data: null, errors }) }));
  confirmEmployee(amy);
  const refused = new StoreData().change(clockIn, {}).catch((error: unknown) => refusalOf(error).text);
  await waitFor(() => expect(currentTeamMode().asking).toBe("manager"));
  confirmEmployee(amy);
  await expect(refused).resolves.toBe("Action needs manager login");
});

test("what the page's head has asked for is not asked again; a failed answer is, and one of another store", async () => {
  startSession(ana);
  network.answer(...answers);
  const query = { name: "TeamSettings", hash: "0".repeat(64), variables: {} };
  const offer = { storeId: "1", headers: {}, queries: [query] };
  const store = new StoreData();
  sendHeadQueries(offer);
  await waitFor(() => expect(seenRequests).toHaveLength(1));
  expect((await store.read(settings)).teamSettings.idleSeconds).toBe(90);
  expect(seenRequests).toHaveLength(1);

  network.answer(http.post("*/graphql", () => new HttpResponse(null, { status: 503 }), { once: true }));
  sendHeadQueries(offer);
  await store.read(settings);
  expect(seenRequests).toHaveLength(3);

  sendHeadQueries({ ...offer, storeId: "2" });
  await store.read(settings);
  expect(seenRequests).toHaveLength(5);
});

test.each([
  ["a process of another version, which made nothing of it", new HttpResponse(null, { status: 425 })],
  ["a proxy whose process died", new HttpResponse(null, { status: 502 })],
  [
    "a process whose database changed over",
    HttpResponse.json([{ data: null, errors: [{ message: "Away", extensions: { code: "database-away" } }] }]),
  ],
])("a change is sent again with its key after an answer from %s", async (_whose, first) => {
  startSession(ana);
  network.answer(...answers);
  network.answer(http.post("*/graphql", () => first, { once: true }));
  await new StoreData().change(clockIn, {});
  const keys = seenRequests.map(({ body }) => JSON.stringify(body).match(/"idempotencyKey":"([^"]+)"/)?.[1]);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toBeDefined();
});
