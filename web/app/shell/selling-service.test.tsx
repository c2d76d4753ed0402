import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { afterEach, expect, test } from "vitest";
import { aChannelServer } from "#tests/kit/channel-server.ts";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

let channels: Awaited<ReturnType<typeof aChannelServer>>;

afterEach(() => channels.cut());

/** Store 2 is that of the one test which chooses a register: the choice stays. */
async function openWith(
  storeId: number,
  members: Record<string, unknown>,
  service: { name: string; isReading: boolean } | null,
): Promise<void> {
  const sellingService = service && { __typename: "SellingService", ...service };
  channels = await aChannelServer({ members: { ...members, "user-1": { kind: "user" } }, onEvent: () => undefined });
  const place = { key: "test-key", host: "127.0.0.1", port: channels.port, isSecure: false };
  const member = JSON.stringify({ user_id: "user-1", user_info: { kind: "user" } });
  network.answer(
    http.get("*/api/vue/realtime", () => HttpResponse.json(place)),
    http.post("*/pusher/auth", () => HttpResponse.json({ auth: "test-key:signed", channel_data: member })),
    ...answersOf(manager, { SellingService: () => ({ data: { sellingService } }) }),
  );
  openApp(`/s/${storeId}/about`, manager);
}

const pill = (name: string) => screen.findByRole("button", { name }, { timeout: 20_000 });

test("a store that sells by a service says so, and that nothing runs at the counter", async () => {
  await openWith(1, {}, { name: "Square", isReading: true });
  await userEvent.click(await pill("Square brings this store's sales"));
  const dialog = await screen.findByRole("dialog", { name: "Sales come from Square" });
  expect(within(dialog).getByText(/Nothing runs at the counter/)).toBeVisible();
  expect(screen.queryByText("No register")).toBeNull();
});

test("a service that stopped is said in the header", async () => {
  await openWith(1, {}, { name: "Square", isReading: false });
  expect(await pill("Sales from Square have stopped. A manager can fix it.")).toBeVisible();
});

test("a register beside a service prints, and is no lost point of sale", async () => {
  const printing = (name: string) => ({
    kind: "device",
    deviceId: `0192c1d0-0000-7000-8000-${name.padStart(12, "0")}`,
    name,
    pos: { connected: false, name: "a point of sale" },
  });
  await openWith(2, { one: printing("31"), two: printing("32") }, { name: "Square", isReading: true });
  await userEvent.click(await pill("Square brings this store's sales"));
  const dialog = await screen.findByRole("dialog", { name: "Choose which register prints for this screen" });
  await userEvent.click(within(dialog).getByText("31"));
  await pill("31 prints for this screen. Sales come from Square.");
  expect(screen.queryByText(/is not connected to/)).toBeNull();
});

test("a store without a register and without a service has none", async () => {
  await openWith(1, {}, null);
  await userEvent.click(await pill("This store has no register online"));
  expect(await screen.findByRole("dialog", { name: "Choose a register for this screen" })).toBeVisible();
});
