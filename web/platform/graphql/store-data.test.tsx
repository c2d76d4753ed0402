import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { graphql } from "#web/platform/graphql/graphql.ts";
import { startSession } from "#web/platform/session/session.ts";
import { setActiveStore } from "#web/platform/store/active-store.ts";
import { ana, answersOf, fakeNetwork, requestsOf, seenRequests } from "#tests/kit/web-app.tsx";
import { clockIn, settings } from "#tests/kit/web-questions.ts";
import { sendHeadQueries } from "./head-queries.ts";
import { persistReads } from "./persisted-reads.ts";
import { StoreData } from "./store-data.ts";
import { useChange } from "./use-change.ts";
import { useRead } from "./use-read.ts";
import { StoreDataContext } from "./use-store-data.ts";

const network = fakeNetwork();

const lists = graphql(`
  query NamedLists {
    taskLists {
      id
      list {
        id
        name
        isActive
      }
    }
  }
`);
const switchList = graphql(`
  mutation SetTaskListActive($id: Uuid!, $isActive: Boolean!) {
    setTaskListActive(id: $id, isActive: $isActive) {
      id
      list {
        id
        isActive
      }
    }
  }
`);
const id = "00000000-0000-7000-8000-000000000001";

function switched(isActive: boolean) {
  const list = { __typename: "TaskList" as const, id, isActive };
  return { setTaskListActive: { __typename: "TaskListSettings" as const, id, list } };
}

function Lists({ variables = { id, isActive: false } }) {
  const read = useRead(lists);
  const [change] = useChange(switchList);
  const [outcome, setOutcome] = useState("");
  const press = async () => {
    const { isDone } = await change(variables, { employee: "none", optimistic: switched(variables.isActive) });
    setOutcome(isDone ? "Done" : "Refused");
  };
  const list = read.status === "ready" ? read.data.taskLists[0]?.list : undefined;
  return (
    <>
      <output aria-label="List">
        {list === undefined ? read.status : `${list.name} ${list.isActive ? "on" : "off"}`}
      </output>
      <output aria-label="Outcome">{outcome}</output>
      <button type="button" onClick={() => void press()}>
        Switch off
      </button>
    </>
  );
}

function Settings() {
  const read = useRead(settings);
  return (
    <>
      <output aria-label="Seconds">{read.status === "ready" ? read.data.teamSettings.idleSeconds : read.status}</output>
      <button type="button" onClick={read.again}>
        Again
      </button>
    </>
  );
}

function show(page: React.ReactNode, store: StoreData = new StoreData()): { store: StoreData; leave: () => void } {
  const { unmount } = render(<StoreDataContext value={store}>{page}</StoreDataContext>);
  return { store, leave: unmount };
}

const text = (label: string) => screen.getByLabelText(label);

let idleSeconds = 90;

beforeEach(() => {
  idleSeconds = 90;
  startSession(ana);
  setActiveStore(1);
  network.answer(
    ...answersOf(ana, {
      TeamSettings: () => ({ data: { teamSettings: { __typename: "TeamSettings", idleSeconds } } }),
      ClockIn: () => ({ data: { clockIn: { __typename: "Employee", id: "5" } } }),
      NamedLists: () => ({
        data: {
          taskLists: [
            {
              __typename: "TaskListSettings",
              id,
              list: { __typename: "TaskList", id, name: "Opening", isActive: true },
            },
          ],
        },
      }),
    }),
  );
});

const headQuery = { name: "TeamSettings", hash: "0".repeat(64), variables: {} };
const headOffer = { storeId: "1", headers: {}, queries: [headQuery] };

async function readInHead(): Promise<void> {
  sendHeadQueries(headOffer);
  await waitFor(() => expect(Reflect.get(window, "hangtagHeadQueries")).toHaveProperty("responses.0"));
}

test("[API-06] a query shows what is known and asks the server besides", async () => {
  const { store, leave } = show(<Settings />);
  await waitFor(() => expect(text("Seconds")).toHaveTextContent("90"));
  leave();
  idleSeconds = 120;
  show(<Settings />, store);
  expect(text("Seconds")).toHaveTextContent("90");
  await waitFor(() => expect(text("Seconds")).toHaveTextContent("120"));
  expect(seenRequests).toHaveLength(2);
});

test("a change during an older request is fetched again, once for several refetches at the same time", async () => {
  network.answer(
    ...answersOf(ana, {
      TeamSettings: () => {
        idleSeconds += 1;
        return { data: { teamSettings: { __typename: "TeamSettings", idleSeconds } } };
      },
    }),
  );
  const { store } = show(<Settings />);
  await Promise.all([store.refetch([settings]), store.refetch([settings])]);
  expect(seenRequests).toHaveLength(2);
  await waitFor(() => expect(text("Seconds")).toHaveTextContent("92"));
  await Promise.all([store.refetch(), store.refetch([settings])]);
  expect(seenRequests).toHaveLength(3);
});

test("what the page's head has read is drawn first, over what was kept, and is not asked for again", async () => {
  const store = new StoreData();
  store.write(settings, { teamSettings: { idleSeconds: 30 } });
  await readInHead();
  show(<Settings />, store);
  expect(text("Seconds")).toHaveTextContent("90");
  idleSeconds = 120;
  await userEvent.click(screen.getByRole("button", { name: "Again" }));
  await waitFor(() => expect(text("Seconds")).toHaveTextContent("120"));
  expect(seenRequests).toHaveLength(2);
});

test("an answer in the page's head that is no whole one is asked for again", async () => {
  network.answer(http.post("*/graphql", () => HttpResponse.json([{ data: null, errors: [] }]), { once: true }));
  await readInHead();
  show(<Settings />);
  expect(text("Seconds")).toHaveTextContent("loading");
  await waitFor(() => expect(text("Seconds")).toHaveTextContent("90"));
});

test("one record is the same on every screen, whichever operation returned it", async () => {
  const { store } = show(<Lists />);
  await waitFor(() => expect(text("List")).toHaveTextContent("Opening on"));
  store.writeRecord({ __typename: "TaskList", id, isActive: false });
  await waitFor(() => expect(text("List")).toHaveTextContent("Opening off"));
});

test("a change shows at once; when it is refused the screen is as it was", async () => {
  const { promise: decision, resolve: refuse } = Promise.withResolvers<undefined>();
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  show(<Lists />);
  await waitFor(() => expect(text("List")).toHaveTextContent("Opening on"));
  network.answer(
    http.post("*/graphql", async () => {
      await decision;
      return HttpResponse.json([{ data: null, errors: [{ message: "No", extensions: { code: "no" } }] }]);
    }),
  );
  await userEvent.click(screen.getByRole("button", { name: "Switch off" }));
  expect(text("List")).toHaveTextContent("Opening off");
  expect(text("Outcome")).toHaveTextContent("");
  refuse(undefined);
  await waitFor(() => expect(text("Outcome")).toHaveTextContent("Refused"));
  expect(text("List")).toHaveTextContent("Opening on");
});

/** Reads while a change is made: the response to the read comes after the one to the change, and is asked for again. */
async function readDuringChange(names: readonly string[]): Promise<void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const { store } = show(<Lists />);
  await waitFor(() => expect(text("List")).toHaveTextContent("Opening on"));
  const waiting = [...names];
  network.answer(
    ...answersOf(ana, {
      NamedLists: async () => {
        await isReleased;
        const list = { __typename: "TaskList", id, name: waiting.shift(), isActive: true };
        return { data: { taskLists: [{ __typename: "TaskListSettings", id, list }] } };
      },
      SetTaskListActive: () => ({ data: switched(false) }),
    }),
  );
  const reading = store.refetch();
  await userEvent.click(screen.getByRole("button", { name: "Switch off" }));
  await waitFor(() => expect(text("Outcome")).toHaveTextContent("Done"));
  release();
  await reading;
  await waitFor(() => expect(requestsOf("NamedLists")).toHaveLength(3));
}

test("a response to a request from before a change, received after it, does not take the change back", async () => {
  const seen: string[] = [];
  const watching = new MutationObserver(() => seen.push(text("List").textContent));
  watching.observe(document.body, { subtree: true, characterData: true, childList: true });
  await readDuringChange(["Opening, as it was", "Opening, as it is"]);
  await waitFor(() => expect(seen).toContain("Opening, as it was off"));
  watching.disconnect();
  expect(seen).not.toContain("Opening, as it was on");
});

test("where a response and a change disagree the server's next word holds", async () => {
  await readDuringChange(["Opening, as it was", "Opening, switched on by another"]);
  await waitFor(() => expect(text("List")).toHaveTextContent("Opening, switched on by another on"));
});

test("what was read and changed is there again after a reload, until the person signs out", async () => {
  const { store, leave } = show(<Lists />);
  await waitFor(() => expect(text("List")).toHaveTextContent("Opening on"));
  store.writeRecord({ __typename: "TaskList", id, isActive: false });
  const stop = persistReads(store, { storeId: 1, restores: false });
  store.writeRecord({ __typename: "TaskList", id, isActive: false });
  window.dispatchEvent(new Event("pagehide"));
  stop();
  leave();

  network.answer(http.post("*/graphql", () => HttpResponse.error()));
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  const reloaded = new StoreData();
  const stopAgain = persistReads(reloaded, { storeId: 1, restores: true });
  show(<Lists />, reloaded);
  expect(text("List")).toHaveTextContent("Opening off");
  startSession({ ...ana, userId: 8 });
  expect(reloaded.cached(lists)).toBeNull();
  stopAgain();
});

test("the answer to a change and a file are never kept", async () => {
  const store = new StoreData();
  await store.ask(settings);
  await store.change(clockIn, {}, { employee: "none" });
  const stop = persistReads(store, { storeId: 1, restores: false });
  store.writeRecord({ __typename: "Release", id: "1" });
  window.dispatchEvent(new Event("pagehide"));
  stop();
  expect(window.localStorage.getItem("hangtag.last-read")).not.toMatch(/idleSeconds|Employee/);
});
