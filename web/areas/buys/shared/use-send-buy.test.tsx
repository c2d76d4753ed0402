import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { posAnswerEvent, posAnswerTimeoutMs, posRequestEvent } from "#common/pos/pos-messages.ts";
import { StoreDataContext } from "#web/platform/graphql/use-store-data.ts";
import { StoreData } from "#web/platform/graphql/store-data.ts";
import { startSession } from "#web/platform/session/session.ts";
import { setActiveStore } from "#web/platform/store/active-store.ts";
import { useTillPresence, useTills } from "#web/platform/till/tills.ts";
import { aChannelServer } from "#tests/kit/channel-server.ts";
import type { ClientEvent } from "#tests/kit/channel-server.ts";
import { answersOf, fakeNetwork, manager } from "#tests/kit/web-app.tsx";
import { useSendBuy } from "./use-send-buy.ts";

const network = fakeNetwork();

const deviceId = "0192c1d0-0000-7000-8000-000000000001";
const buyId = "0192c1d0-0000-7000-8000-0000000000b1";
const pos = { connected: true, name: "Simulated POS" };
const buy = {
  __typename: "Buy",
  id: buyId,
  number: 7,
  posSync: "NOT_SENT",
  checkedInAt: "2026-11-20T15:00:00.000Z",
  bags: 1,
  boxes: 0,
  bins: 0,
  others: 0,
  notes: "",
  itemsTaken: null,
  itemsPassed: null,
  cashOffer: null,
  tradeOffer: null,
  signature: "NONE",
  customer: {
    ...{ __typename: "Customer", id: "c-1", fullName: "Nora Lane", mobile: "+16085550142", email: null },
    housePoints: 12,
  },
};

/** What the server was told of the buy, in its order. */
const states: string[] = [];
/** What the feed has made of it meanwhile. */
let fedState: "LINKED" | null = null;
let linkRefusal: string | null = null;
let channels: Awaited<ReturnType<typeof aChannelServer>>;

afterEach(() => {
  states.length = 0;
  fedState = null;
  linkRefusal = null;
  channels.cut();
  vi.useRealTimers();
});

function Sending() {
  useTillPresence();
  const { online } = useTills();
  const [send] = useSendBuy();
  const [message, setMessage] = useState("");
  return (
    <>
      <p>{online.map(({ name }) => name).join()}</p>
      <button
        type="button"
        onClick={() =>
          void send(buyId, { onSilent: (outcome) => setMessage(outcome.message ?? "") }).then(
            ({ isLinked, message: failure }) => setMessage(isLinked ? "In the register" : (failure ?? "")),
          )
        }
      >
        Send
      </button>
      <output>{message}</output>
    </>
  );
}

/** The kind of a message that was sent to a till; nothing for any other event. */
function kindsIn({ event, data }: ClientEvent): string[] {
  return event === posRequestEvent ? [z.object({ kind: z.string() }).parse(data).kind] : [];
}

/** A register on the channel, to which the buy is sent by a press; `onEvent` is what it hears. */
async function openSending(onEvent: Parameters<typeof aChannelServer>[0]["onEvent"]): Promise<void> {
  channels = await aChannelServer({
    members: { "device-1": { kind: "device", deviceId, name: "Front", pos }, "user-1": { kind: "user" } },
    onEvent,
  });
  const place = { key: "test-key", host: "127.0.0.1", port: channels.port, isSecure: false };
  const member = JSON.stringify({ user_id: "user-1", user_info: { kind: "user" } });
  network.answer(
    http.get("*/api/vue/realtime", () => HttpResponse.json(place)),
    http.post("*/pusher/auth", () => HttpResponse.json({ auth: "test-key:signed", channel_data: member })),
    ...answersOf(manager, {
      Buy: () => ({
        data: {
          buy: {
            __typename: "BuyDetail",
            buy,
            policyText: "",
            reasons: [],
            bringBackOn: null,
            posCustomerId: null,
            newCustomerCode: null,
          },
        },
      }),
      MarkBuySync: ({ variables: { state } }) => {
        states.push(String(state));
        return { data: { markBuySync: { ...buy, posSync: fedState ?? state } } };
      },
      LinkBuy: ({ variables }) => {
        if (linkRefusal !== null) {
          return { data: null, errors: [{ message: linkRefusal, extensions: { code: "buy-linked-already" } }] };
        }
        states.push(`LINKED ${String(variables["posBuyId"])}`);
        return { data: { linkBuy: { ...buy, posSync: "LINKED" } } };
      },
    }),
  );
  startSession(manager);
  setActiveStore(1);
  render(
    <StoreDataContext value={new StoreData()}>
      <Sending />
    </StoreDataContext>,
  );
  await screen.findByText("Front", {}, { timeout: 20_000 });
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.click(screen.getByText("Send"));
}

test("a silent register is told after its ten seconds; whether the buy got there is asked after that", async () => {
  const kinds: string[] = [];
  await openSending((sent) => kinds.push(...kindsIn(sent)));
  await waitFor(() => expect(kinds).toEqual(["checkIn"]));
  vi.advanceTimersByTime(posAnswerTimeoutMs);
  await waitFor(() =>
    expect(screen.getByRole("status")).toHaveTextContent(
      `Did not receive response from Front. Timed out after ${posAnswerTimeoutMs}ms`,
    ),
  );
  await waitFor(() => expect(kinds).toEqual(["checkIn", "checkInStatus"]));
});

const statusRequest = z.object({ id: z.uuid(), kind: z.literal("checkInStatus") });
const checkInRequest = z.object({ id: z.uuid(), kind: z.literal("checkIn") });
const checkInRequests = (data: unknown) => checkInRequest.array().catch([]).parse([data]);
const statusRequests = (data: unknown) => statusRequest.array().catch([]).parse([data]);

test("an answer half a second too late leaves the buy unknown for a moment, then linked, and one buy in the register", async () => {
  const kinds: string[] = [];
  await openSending((sent, answer) => {
    kinds.push(...kindsIn(sent));
    for (const { id } of statusRequests(sent.data)) {
      answer(posAnswerEvent, { id, ok: true, result: { status: "open", posBuyId: "P-7" } });
    }
  });
  await waitFor(() => expect(kinds).toEqual(["checkIn"]));
  vi.advanceTimersByTime(posAnswerTimeoutMs + 500);
  await waitFor(() => expect(states).toEqual(["SENDING", "UNKNOWN", "LINKED P-7"]));
  expect(kinds).toEqual(["checkIn", "checkInStatus"]);
});

test("a register that never got the buy has not refused it: it may be sent again", async () => {
  await openSending((sent, answer) => {
    for (const { id } of statusRequests(sent.data)) {
      answer(posAnswerEvent, { id, ok: true, result: { status: "unknown", posBuyId: null } });
    }
  });
  await waitFor(() => expect(states).toEqual(["SENDING"]));
  vi.advanceTimersByTime(posAnswerTimeoutMs + 500);
  await waitFor(() => expect(states).toEqual(["SENDING", "UNKNOWN", "NOT_SENT"]));
});

test("a silent register's buy that the feed has linked meanwhile is not asked after", async () => {
  const kinds: string[] = [];
  await openSending((sent) => kinds.push(...kindsIn(sent)));
  await waitFor(() => expect(kinds).toEqual(["checkIn"]));
  fedState = "LINKED";
  vi.advanceTimersByTime(posAnswerTimeoutMs);
  expect(await screen.findByText("In the register")).toBeVisible();
  expect(kinds).toEqual(["checkIn"]);
});

test("an answer whose buy cannot be linked is no success, and says why", async () => {
  linkRefusal = "The register gave this buy the number of another one";
  await openSending((sent, answer) => {
    for (const { id } of checkInRequests(sent.data)) {
      answer(posAnswerEvent, { id, ok: true, result: { posBuyId: "P-7", customerId: "C-1" } });
    }
  });
  expect(await screen.findByText(linkRefusal)).toBeVisible();
});
