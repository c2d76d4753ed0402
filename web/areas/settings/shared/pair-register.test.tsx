import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { aStoreSetup } from "#tests/kit/web/a-store-setup.ts";
import { answersOf, fakeNetwork, manager, openApp, requestsOf } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();
const late = { timeout: 20_000 };

const register = {
  ...{ __typename: "Device", id: "0192c1d0-0000-7000-8000-000000000001", name: "Front", type: "pos", provider: null },
  ...{ appVersion: "25.9.2", clockSkewSeconds: 0, isPosConnected: true, lastSeenAt: new Date().toISOString() },
  ...{
    posName: "Simulated POS",
    posVersion: "7.4",
    queueLength: 0,
    revokedAt: null,
    capabilities: null,
    reading: null,
  },
  printers: [
    { __typename: "Printer", name: "zd421", displayName: "Zebra ZD421", role: "LABEL", type: "USB", status: "" },
    { __typename: "Printer", name: "tm30", displayName: "", role: "RECEIPT", type: "USB", status: "" },
  ],
};

/** A code that is good for so many seconds. */
const codeFor = (code: string, seconds: number) => () => ({
  data: {
    createPairingCode: {
      ...{ __typename: "PairingCode", code },
      expiresAt: new Date(Date.now() + seconds * 1000).toISOString(),
    },
  },
});

function openPairing(devices: readonly object[], fakes: GraphqlFakes = {}) {
  network.answer(
    ...answersOf(manager, {
      StoreSetup: () => ({ data: { storeSetup: aStoreSetup() } }),
      Devices: () => ({ data: { devices } }),
      ...fakes,
    }),
  );
  return openApp("/onboarding/1?screen=install", manager);
}

test("what to do at the register stands beside the code, with the address to open there", async () => {
  openPairing([]);
  expect(await screen.findByText(/^At the register, sign in at localhost/, {}, late)).toBeVisible();
  expect(screen.getByText("Type the code")).toBeVisible();
});

test("a code counts down, and one that ran out is replaced by a new one", async () => {
  openPairing([], { CreatePairingCode: codeFor("K7QM4XRD", 0) });
  await userEvent.click(await screen.findByRole("button", { name: "Create a code" }, late));
  expect(await screen.findByRole("alert")).toHaveTextContent("This code has expired");
  network.answer(
    ...answersOf(manager, {
      StoreSetup: () => ({ data: { storeSetup: aStoreSetup() } }),
      CreatePairingCode: codeFor("VT5THX7U", 90),
    }),
  );
  await userEvent.click(screen.getByRole("button", { name: "New code" }));
  expect(await screen.findByText("VT5THX7U", {}, late)).toBeVisible();
  expect(screen.getByRole("timer")).toHaveTextContent(/^Works once, for 1:\d\d more$/);
  expect(requestsOf("CreatePairingCode")).toHaveLength(2);
});

test("a refused code says why, and can be asked for again", async () => {
  openPairing([], { CreatePairingCode: refusedWith("Too many codes are open. Wait a minute.") });
  await userEvent.click(await screen.findByRole("button", { name: "Create a code" }, late));
  expect(await screen.findByText("Too many codes are open. Wait a minute.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Create a code" })).toBeEnabled();
});

test("a register that is there shows its printers and what it sells with, and leads to a test page", async () => {
  openPairing([register]);
  const card = within(await screen.findByRole("region", { name: "Front is paired" }, late));
  expect(card.getByText("Printers: Zebra ZD421, tm30")).toBeVisible();
  expect(card.getByText("Point of sale: Simulated POS")).toBeVisible();
  expect(card.getByRole("link", { name: "Print a test page" })).toHaveAttribute("href", "/s/1/settings/device");
  expect(screen.queryByRole("button", { name: "Create a code" })).toBeNull();
});

test.each([
  ["without a printer or a point of sale", { printers: [], posName: null }, "No printer yet"],
  ["of a service in the cloud", { type: "browser", provider: "square", printers: [], posName: "" }, "No printer yet"],
])("a register %s is paired all the same", async (_which, more, words) => {
  openPairing([{ ...register, ...more }]);
  const card = within(await screen.findByRole("region", { name: "Front is paired" }, late));
  expect(card.getByText(words)).toBeVisible();
  expect(card.getByText("Point of sale not set up yet")).toBeVisible();
});

test.each([
  ["was revoked", { revokedAt: "2026-11-20T12:00:00Z" }],
  ["was never seen", { lastSeenAt: null }],
  ["is a check-in tablet", { type: "tablet" }],
])("a device that %s is no register yet", async (_which, more) => {
  openPairing([{ ...register, ...more }]);
  expect(await screen.findByRole("button", { name: "Create a code" }, late)).toBeVisible();
});
