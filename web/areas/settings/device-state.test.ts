import { expect, test } from "vitest";
import { addressText } from "./address-text.ts";
import { deviceState } from "./device-state.ts";

const now = new Date("2026-03-04T12:00:00Z");
const seen = (secondsAgo: number) => new Date(now.getTime() - secondsAgo * 1000).toISOString();

const seated = { isSeated: true, isChannelKnown: true, now };
const away = { isSeated: false, isChannelKnown: true, now };
const asking = { isSeated: false, isChannelKnown: false, now };

test.each([
  ["online", { revokedAt: null, lastSeenAt: null }, seated],
  ["offline", { revokedAt: null, lastSeenAt: seen(600) }, away],
  ["offline", { revokedAt: null, lastSeenAt: null }, away],
  ["silent", { revokedAt: null, lastSeenAt: seen(30) }, away],
  ["unknown", { revokedAt: null, lastSeenAt: seen(30) }, asking],
  ["revoked", { revokedAt: seen(30), lastSeenAt: seen(30) }, seated],
] as const)("a register is %s", (state, device, at) => {
  expect(deviceState({ type: "pos", ...device }, at)).toBe(state);
});

test.each([
  ["online", { revokedAt: null, lastSeenAt: seen(70) }, asking],
  ["offline", { revokedAt: null, lastSeenAt: seen(600) }, away],
  ["revoked", { revokedAt: seen(30), lastSeenAt: seen(30) }, away],
] as const)("a check-in tablet is %s", (state, device, at) => {
  expect(deviceState({ type: "tablet", ...device }, at)).toBe(state);
});

test("an address is told as people know it", () => {
  expect(["::1", "127.0.0.1", "::ffff:127.0.0.1", "::ffff:10.0.0.5", "203.0.113.9"].map(addressText)).toEqual([
    "this computer",
    "this computer",
    "this computer",
    "10.0.0.5",
    "203.0.113.9",
  ]);
});
