import { waitFor } from "@testing-library/react";
import { parse } from "graphql";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { graphql } from "#web/platform/graphql/graphql.ts";
import * as rules from "#web/platform/employee/team-mode.rules.ts";
import { changeTeamMode, confirmEmployee, currentTeamMode } from "#web/platform/employee/team-mode.ts";
import { startSession } from "#web/platform/session/session.ts";
import { setActiveStore } from "#web/platform/store/active-store.ts";
import { ana, answersOf, fakeNetwork, register, seenRequests } from "#tests/kit/web-app.tsx";
import { clockIn, settings } from "#tests/kit/web-questions.ts";
import { offerEarlyRead } from "./early-read.ts";
import { createGraphqlClient } from "./graphql-client.ts";
import { refusalOf } from "./refusal-of.ts";

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
  changeTeamMode(() => rules.entered(rules.teamModeAtStart, { storeId: 1, own: null }));
  setActiveStore(1);
});

test("[API-01] [API-02] [UPD-12] every call carries its headers and the store", async () => {
  startSession(ana);
  network.answer(...answers);
  await createGraphqlClient().query({ query: settings });
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
  const client = createGraphqlClient();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const asking = [client.query({ query: settings })];
  await vi.advanceTimersByTimeAsync(99);
  const rest = [client.query({ query: jobs })];
  await vi.advanceTimersByTimeAsync(1);
  asking.push(client.query({ query: settings, fetchPolicy: "network-only", context: { queryDeduplication: false } }));
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
  const client = createGraphqlClient();
  const live = client.subscribe({ query: parse("subscription Live { dailyReport { __typename } }") }).subscribe({});
  await Promise.all([
    client.query({ query: settings }),
    client.query({ query: parse("query Schema { __schema { __typename } }") }),
    client.mutate({
      mutation: parse(
        "mutation SetEmployeePicture($picture: Upload!) { setEmployeePicture(id: 5, picture: $picture) { id } }",
      ),
      variables: { picture: "AAAA" },
    }),
    client.mutate({
      mutation: parse("mutation ImportBins($csv: Upload!) { importBins(csv: $csv, isDryRun: true) { __typename } }"),
      variables: { csv: "number" },
    }),
    waitFor(() => expect(requestNames()).toContain("Live")),
  ]);
  live.unsubscribe();
  const alone = ["ImportBins", "Live", "Schema", "SetEmployeePicture"];
  expect(requestNames().toSorted(alphabetically)).toEqual([...alone, ["TeamSettings"]]);
});

test("[API-06] a query shows what the cache has and asks the server besides", async () => {
  startSession(ana);
  let idleSeconds = 60;
  network.answer(
    ...answersOf(ana, {
      TeamSettings: () => ({ data: { teamSettings: { __typename: "TeamSettings", idleSeconds } } }),
    }),
  );
  const client = createGraphqlClient();
  await client.query({ query: settings });
  idleSeconds = 120;
  const shown: unknown[] = [];
  const watching = client.watchQuery({ query: settings }).subscribe(({ data }) => {
    shown.push(data?.teamSettings?.idleSeconds);
  });
  await waitFor(() => expect(shown).toEqual([60, 120]));
  watching.unsubscribe();
  expect(requestNames()).toEqual([["TeamSettings"], ["TeamSettings"]]);
});

test("a change carries a key of its own, so that sending it again changes nothing twice", async () => {
  startSession(ana);
  network.answer(...answers);
  await createGraphqlClient().mutate({ mutation: clockIn });
  expect(seenRequests[0]?.body).toMatchObject([
    { extensions: { idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) } },
  ]);
});

test("[TEAM-06] a register's change with nobody active waits for a PIN and then carries the employee", async () => {
  startSession(register);
  network.answer(...answers);
  const done = vi.fn<() => void>();
  const sent = createGraphqlClient().mutate({ mutation: clockIn }).then(done);
  await waitFor(() => expect(currentTeamMode().asking).toBe("action"));
  expect(seenRequests).toHaveLength(0);
  confirmEmployee(amy);
  await sent;
  expect(seenRequests[0]?.headers.get("x-user-employee")).toBe("5");
});

test("[TEAM-06] [TEAM-07] a waiting change fails with its text when nobody gives a PIN, and nothing is sent", async () => {
  startSession(register);
  network.answer(...answers);
  const refused = createGraphqlClient()
    .mutate({ mutation: clockIn })
    .catch((error: unknown) => refusalOf(error));
  await waitFor(() => expect(currentTeamMode().asking).toBe("action"));
  changeTeamMode(rules.cancelled);
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
  const sent = createGraphqlClient().mutate({ mutation: clockIn });
  await waitFor(() => expect(currentTeamMode().asking).toBe("manager"));
  confirmEmployee({ ...amy, id: 9, isManager: true });
  await expect(sent).resolves.toMatchObject({ data: { clockIn: { id: "9" } } });
  expect(new Set(keys).size).toBe(1);
});

test("[TEAM-07] an employee does not do for a manager", async () => {
  startSession(register);
  const errors = [{ message: "Action needs manager login", extensions: { code: "action-needs-manager" } }];
  network.answer(...answersOf(register, { ClockIn: () => ({ data: null, errors }) }));
  confirmEmployee(amy);
  const refused = createGraphqlClient()
    .mutate({ mutation: clockIn })
    .catch((error: unknown) => refusalOf(error).text);
  await waitFor(() => expect(currentTeamMode().asking).toBe("manager"));
  confirmEmployee(amy);
  await expect(refused).resolves.toBe("Action needs manager login");
});

test("what the page's head has asked for is not asked again; a failed answer is", async () => {
  startSession(ana);
  network.answer(...answers);
  const early = { operationName: "TeamSettings", hash: "0".repeat(64), variables: {}, storeId: "1", headers: {} };
  const client = createGraphqlClient();
  offerEarlyRead(early);
  await waitFor(() => expect(seenRequests).toHaveLength(1));
  const { data } = await client.query({ query: settings });
  expect(data?.teamSettings.idleSeconds).toBe(90);
  expect(seenRequests).toHaveLength(1);

  network.answer(http.post("*/graphql", () => new HttpResponse(null, { status: 503 }), { once: true }));
  offerEarlyRead(early);
  await client.query({ query: settings, fetchPolicy: "network-only" });
  expect(seenRequests.length).toBeGreaterThan(1);

  offerEarlyRead({ ...early, storeId: "2" });
  const { data: fresh } = await client.query({ query: settings, fetchPolicy: "network-only" });
  expect(fresh?.teamSettings.idleSeconds).toBe(90);
});
