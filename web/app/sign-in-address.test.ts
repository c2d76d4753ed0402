import { expect, test } from "vitest";
import { addressAfterSignIn, signInAddress } from "./sign-in-address.ts";

const at = (path: string) => new URL(path, "https://hangtag.test");

test.each([
  ["/", "/auth/login"],
  ["/auth/login", "/auth/login"],
  ["/auth/login?go=%2Fs%2F1%2Fteam", "/auth/login?go=%2Fs%2F1%2Fteam"],
  ["/s/1/daybook", "/auth/login?go=%2Fs%2F1%2Fdaybook"],
  ["/s/1/backstock?season=FW#bin", "/auth/login?go=%2Fs%2F1%2Fbackstock%3Fseason%3DFW%23bin"],
  ["/signed-in/quickbooks?state=1.a", "/auth/login?go=%2Fsigned-in%2Fquickbooks%3Fstate%3D1.a"],
  ["/auth/forgot-password", null],
  ["/auth/reset-password?token=abc", null],
  ["/onboarding/1", null],
  ["/stores", null],
])("a visit to %s without a session begins at %s", (path, address) => {
  expect(signInAddress(at(path))).toBe(address);
});

test.each([
  ["/auth/login", "/"],
  ["/auth/login?go=%2Fs%2F1%2Fteam", "/?go=%2Fs%2F1%2Fteam"],
  ["/auth/login?go=https%3A%2F%2Fevil.test", "/"],
  ["/auth/login?go=%2F%2Fevil.test", "/"],
])("a sign-in at %s leads to %s", (path, address) => {
  expect(addressAfterSignIn(at(path))).toBe(address);
});
