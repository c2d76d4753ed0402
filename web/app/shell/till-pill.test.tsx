import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { afterEach, expect, test } from "vitest";
import { aChannelServer } from "#tests/kit/channel-server.ts";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const pos = { connected: true, name: "Simulated POS" };
const till = (name: string) => ({
  kind: "device",
  deviceId: `0192c1d0-0000-7000-8000-${name.padStart(12, "0")}`,
  name,
  pos,
});
const [front, back] = [till("1"), till("2")].map((aTill, at) => ({ ...aTill, name: at === 0 ? "Front" : "Back" }));

let channels: Awaited<ReturnType<typeof aChannelServer>>;

afterEach(() => channels.cut());

/** Which register a screen works with is remembered by store, so each test has a store of its own. */
async function openWith(storeId: number, members: Record<string, unknown>): Promise<void> {
  channels = await aChannelServer({ members: { ...members, "user-1": { kind: "user" } }, onEvent: () => undefined });
  const place = { key: "test-key", host: "127.0.0.1", port: channels.port, isSecure: false };
  const member = JSON.stringify({ user_id: "user-1", user_info: { kind: "user" } });
  network.answer(
    http.get("*/api/vue/realtime", () => HttpResponse.json(place)),
    http.post("*/pusher/auth", () => HttpResponse.json({ auth: "test-key:signed", channel_data: member })),
    ...answersOf(manager, { SellingService: () => ({ data: { sellingService: null } }) }),
  );
  openApp(`/s/${storeId}/about`, manager);
}

const pill = (name: string) => screen.findByRole("button", { name }, { timeout: 20_000 });

test("[UPD-06] of two registers the header asks which; a notice shows when the chosen one leaves, and no other is chosen", async () => {
  await openWith(1, { front, back });
  await userEvent.click(await pill("Choose a register for this screen"));
  expect(screen.queryByText("No register")).toBeNull();
  await userEvent.click(within(await screen.findByRole("dialog", { name: /Choose a register/ })).getByText("Front"));
  await pill("Front is connected");
  channels.leave("front");
  expect(await screen.findByText("Hangtag is not connected to Front!")).toBeVisible();
  expect(await pill("Front is offline")).toBeVisible();
  channels.join("front", front);
  await waitFor(() => expect(screen.queryByText("Hangtag is not connected to Front!")).toBeNull());
});

test("the only register stays the screen's when another joins and it leaves", async () => {
  await openWith(2, { front });
  await pill("Front is connected");
  channels.join("back", back);
  channels.leave("front");
  expect(await screen.findByText("Hangtag is not connected to Front!")).toBeVisible();
  expect(await pill("Front is offline")).toBeVisible();
});
