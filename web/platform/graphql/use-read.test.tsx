import type { ApolloClient } from "@apollo/client";
import { act, render, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { startSession } from "#web/platform/session/session.ts";
import { setActiveStore } from "#web/platform/store/active-store.ts";
import { ana, answersOf, fakeNetwork, seenRequests } from "#tests/kit/web-app.tsx";
import { clockIn, settings } from "#tests/kit/web-questions.ts";
import { ClientContext } from "./client-access.ts";
import type { ClientAccess } from "./client-access.ts";
import { offerEarlyRead } from "./early-read.ts";
import { createGraphqlClient } from "./graphql-client.ts";
import { useChange } from "./use-change.ts";
import { useRead } from "./use-read.ts";

const network = fakeNetwork();

function Settings() {
  const read = useRead(settings);
  const [change, isChanging] = useChange(clockIn);
  const [said, setSaid] = useState("");
  const press = async () => {
    const outcome = await change({}, { employee: "none" });
    setSaid(outcome.isDone ? "Done" : outcome.refused.text);
  };
  return (
    <>
      <output>{read.status === "ready" ? `${read.data.teamSettings.idleSeconds} seconds` : read.status}</output>
      <button type="button" onClick={read.again}>
        Again
      </button>
      <button type="button" disabled={isChanging} onClick={() => void press()}>
        Clock in
      </button>
      <p>{said}</p>
    </>
  );
}

/** A page whose client has not come yet; `come` brings it. */
function openBeforeClient() {
  const { promise, resolve, reject } = Promise.withResolvers<ApolloClient>();
  const page = (access: ClientAccess) => (
    <ClientContext value={access}>
      <Settings />
    </ClientContext>
  );
  const coming = () => promise;
  const { rerender } = render(page({ now: null, coming }));
  return {
    come: (client: ApolloClient) => {
      act(() => {
        resolve(client);
        rerender(page({ now: client, coming }));
      });
    },
    fail: () => {
      reject(new Error("A part did not load"));
    },
  };
}

function saying(idleSeconds: number) {
  return { teamSettings: { __typename: "TeamSettings" as const, idleSeconds } };
}

async function readEarly(): Promise<void> {
  offerEarlyRead({ operationName: "TeamSettings", hash: "0".repeat(64), variables: {}, storeId: "1", headers: {} });
  await waitFor(() => expect(seenRequests).toHaveLength(1));
  // The answer is there in the turn after its request has been seen.
  await waitFor(() => expect(Reflect.get(window, "hangtagEarlyRead")).toHaveProperty("told.data"));
}

let idleSeconds = 90;

beforeEach(() => {
  idleSeconds = 90;
  startSession(ana);
  setActiveStore(1);
  network.answer(
    ...answersOf(ana, {
      TeamSettings: () => ({ data: saying(idleSeconds) }),
      ClockIn: () => ({ data: { clockIn: { __typename: "Employee", id: "5" } } }),
    }),
  );
});

test("what the page's head has read is drawn before the client has come, and is not asked for again", async () => {
  await readEarly();
  const { come } = openBeforeClient();
  expect(screen.getByRole("status")).toHaveTextContent("90 seconds");
  come(createGraphqlClient());
  await waitFor(() => expect(Reflect.has(window, "hangtagEarlyRead")).toBe(false));
  expect(screen.getByRole("status")).toHaveTextContent("90 seconds");
  expect(seenRequests).toHaveLength(1);

  idleSeconds = 120;
  act(() => {
    screen.getByRole("button", { name: "Again" }).click();
  });
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("120 seconds"));
  expect(seenRequests).toHaveLength(2);
});

test("what the browser has kept from before never stands over what was just read", async () => {
  await readEarly();
  const { come } = openBeforeClient();
  const client = createGraphqlClient();
  client.writeQuery({ query: settings, data: saying(30) });
  const shown: string[] = [];
  const watch = new MutationObserver(() => shown.push(screen.getByRole("status").textContent));
  watch.observe(screen.getByRole("status"), { characterData: true, childList: true, subtree: true });
  come(client);
  await waitFor(() => expect(client.readQuery({ query: settings })).toEqual(saying(90)));
  expect(shown).toEqual([]);
  watch.disconnect();
});

test("without an early answer the page loads until the client has come", async () => {
  const { come } = openBeforeClient();
  expect(screen.getByRole("status")).toHaveTextContent("loading");
  come(createGraphqlClient());
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("90 seconds"));
});

test("an early answer that is no whole one is asked for again", async () => {
  network.answer(http.post("*/graphql", () => HttpResponse.json({ data: null, errors: [] }), { once: true }));
  offerEarlyRead({ operationName: "TeamSettings", hash: "0".repeat(64), variables: {}, storeId: "1", headers: {} });
  await waitFor(() => expect(Reflect.get(window, "hangtagEarlyRead")).toHaveProperty("told.data"));
  const { come } = openBeforeClient();
  expect(screen.getByRole("status")).toHaveTextContent("loading");
  come(createGraphqlClient());
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("90 seconds"));
});

test("a change that is made before the client has come is sent when it is there", async () => {
  const { come } = openBeforeClient();
  act(() => {
    screen.getByRole("button", { name: "Clock in" }).click();
  });
  expect(seenRequests).toHaveLength(0);
  come(createGraphqlClient());
  await waitFor(() => expect(JSON.stringify(seenRequests.map(({ body }) => body))).toContain("ClockIn"));
});

test("a change whose client does not come is refused in words, and can be tried again", async () => {
  const { fail } = openBeforeClient();
  act(() => {
    screen.getByRole("button", { name: "Clock in" }).click();
  });
  fail();
  expect(await screen.findByText(/No connection. Nothing was changed/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Clock in" })).toBeEnabled();
});
