import { expect, test } from "vitest";
import { countingAcceptance, linkState, signUpLinkMs } from "./sign-up.rules.ts";

const now = new Date("2026-12-03T15:00:00Z");
const in1ms = new Date(now.getTime() + 1);

test.each([
  [{ usedAt: null, expiresAt: in1ms }, "open"],
  [{ usedAt: null, expiresAt: now }, "expired"],
  [{ usedAt: null, expiresAt: null }, "expired"],
  [{ usedAt: now, expiresAt: in1ms }, "used"],
  [{ usedAt: now, expiresAt: now }, "used"],
])("a link with %j is %s", (link, state) => {
  expect(linkState(link, now)).toBe(state);
});

test("a link works for a day", () => {
  expect(signUpLinkMs).toBe(86_400_000);
});

const signUp = { termsVersion: "2026-12-01", termsAcceptedAt: new Date("2026-12-02T09:00:00Z") };

test("what was accepted on the page counts with its own time", () => {
  expect(countingAcceptance(signUp, { version: "2026-12-01", accepted: null, now })).toEqual(signUp);
});

test("newer terms count only once they were accepted too, from then on", () => {
  expect(countingAcceptance(signUp, { version: "2027-01-01", accepted: null, now })).toBeNull();
  expect(countingAcceptance(signUp, { version: "2027-01-01", accepted: "2026-12-01", now })).toBeNull();
  expect(countingAcceptance(signUp, { version: "2027-01-01", accepted: "2027-01-01", now })).toEqual({
    termsVersion: "2027-01-01",
    termsAcceptedAt: now,
  });
});
