import { render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, test } from "vitest";
import { startSession } from "#web/platform/session/session.ts";
import { setActiveStore } from "#web/platform/store/active-store.ts";
import { useTillPresence } from "#web/platform/till/tills.ts";
import { aChannelServer } from "#tests/kit/channel-server.ts";
import { answersOf, fakeNetwork, manager } from "#tests/kit/web-app.tsx";
import { UnsentWaits } from "./unsent-waits.tsx";

const network = fakeNetwork();
let channels: Awaited<ReturnType<typeof aChannelServer>>;

afterEach(() => channels.cut());

function Waiting() {
  useTillPresence();
  return <UnsentWaits />;
}

async function openWith(names: readonly string[]): Promise<void> {
  const pos = { connected: true, name: "Simulated POS" };
  const devices = names.map((name, at) => {
    const deviceId = `0192c1d0-0000-7000-8000-00000000000${at + 1}`;
    return [`device-${at}`, { kind: "device", deviceId, name, pos }] as const;
  });
  const members = { ...Object.fromEntries(devices), "user-1": { kind: "user" } };
  channels = await aChannelServer({ members, onEvent: () => undefined });
  const place = { key: "test-key", host: "127.0.0.1", port: channels.port, isSecure: false };
  const member = JSON.stringify({ user_id: "user-1", user_info: { kind: "user" } });
  network.answer(
    http.get("*/api/vue/realtime", () => HttpResponse.json(place)),
    http.post("*/pusher/auth", () => HttpResponse.json({ auth: "test-key:signed", channel_data: member })),
    ...answersOf(manager),
  );
  startSession(manager);
  setActiveStore(1);
  render(<Waiting />);
}

test("two registers are there and none is chosen: not that they are offline, but that one has to be chosen", async () => {
  await openWith(["Front", "Back"]);
  expect(await screen.findByText("Choose a register for this screen to send")).toBeVisible();
});

test("no register is there: it is offline", async () => {
  await openWith([]);
  expect(await screen.findByText("The register is offline")).toBeVisible();
});
