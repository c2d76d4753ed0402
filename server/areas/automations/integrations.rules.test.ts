import { expect, test } from "vitest";
import {
  actionFor,
  cardState,
  isCircuitOpen,
  masked,
  waitAfterFailures,
  withoutSecrets,
} from "./integrations.rules.ts";

const active = { isConnected: true, activatedAt: new Date("2026-11-22T12:00:00Z"), needsAction: null, failures: 0 };

test.each([
  ["nothing is connected", { ...active, isConnected: false }, "not-connected"],
  ["the wizard is not finished", { ...active, activatedAt: null }, "connected"],
  ["all is well", active, "active"],
  ["a call failed twice", { ...active, failures: 2 }, "active"],
  ["it goes on failing", { ...active, failures: 3 }, "error"],
  ["the login expired", { ...active, needsAction: "sign-in" as const }, "error"],
  [
    "it expired in the middle of the wizard",
    { ...active, activatedAt: null, needsAction: "sign-in" as const },
    "error",
  ],
])("[AUT-09] while %s the card says so", (_when, integration, state) => {
  expect(cardState(integration)).toBe(state);
});

test.each([
  [1, null, 1],
  [2, null, 5],
  [3, null, 15],
  [9, null, 15],
  [10, null, 5],
  [50, null, 5],
  [1, 10 * 60_000, 10],
  [3, 60_000, 15],
  [0, null, 0],
])("after %i failures, asked to wait %s, nothing is asked for %i minutes", (failures, requestedMs, minutes) => {
  expect(waitAfterFailures(failures, requestedMs)).toBe(minutes * 60_000);
});

test("[done 3 of integrations] ten straight failures open the circuit", () => {
  expect([9, 10, 11].map(isCircuitOpen)).toEqual([false, true, true]);
});

test("only a person can mend a login, a location and a plan", () => {
  expect(actionFor("secret")).toBe("replace-secret");
  expect(["sign-in", "location-gone", "plan", "rate-limited", "unavailable", "refused"].map(actionFor)).toEqual([
    "sign-in",
    "choose-place",
    "change-plan",
    null,
    null,
    null,
  ]);
});

test("what was typed to connect never stands in a log", () => {
  expect(masked("Bad key sk-1234 for amy@shop.test", { apiKey: "sk-1234", pin: "12" })).toBe(
    "Bad key ••• for amy@shop.test",
  );
});

test("three characters are too common to be masked, four are not", () => {
  expect(masked("abc and abcd", { pin: "abc" })).toBe("abc and abcd");
  expect(masked("abc and abcd", { pin: "abcd" })).toBe("abc and •••");
});

test.each([
  ["Authorization: Bearer abc.def-123 was refused", "Authorization: Bearer ••• was refused"],
  ['{"access_token":"q1w2e3"}', '{"access_token":"•••"}'],
  ["refresh_token=1//0gAb&grant=x", "refresh_token=•••&grant=x"],
  ["PIN: 4816 is wrong", "PIN: ••• is wrong"],
  ["ID number: F255-921-50-094-0, Ohio", "ID number: •••, Ohio"],
  ["license #TL545796 expired", "license #••• expired"],
  ["SSN 078-05-1120", "SSN •••"],
  ["shpat_0011223344556677 is no token", "••• is no token"],
  ["eyJhbGciOi.eyJzdWIiOi.c2ln ended", "••• ended"],
  ["key 0123456789abcdef0123456789abcdef0", "key •••"],
])("%s shows no secret", (text, shown) => {
  expect(withoutSecrets(text)).toBe(shown);
});

test("what helps to find the fault stays: the id of a request, a name, a count", () => {
  const text = "12 shifts, request 3f2b8c1e-0a4d-4c7e-9d55-1b2c3d4e5f60, order #1039, token expired";
  expect(withoutSecrets(text)).toBe(text);
});
