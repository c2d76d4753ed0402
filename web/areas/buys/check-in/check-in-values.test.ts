import { expect, test } from "vitest";
import type { License } from "#common/buys/driver-license.ts";
import {
  differsFrom,
  emptyCheckIn,
  updatedTo,
  withLicense,
  withPosPerson,
  withoutSeller,
  writtenBuy,
} from "./check-in-values.ts";

const license: License = {
  firstName: "Nora",
  lastName: "Lane",
  street: "12 Elm St",
  city: "Madison",
  state: "WI",
  zip: "53703",
  country: "US",
  idNumber: "W1",
  idState: "WI",
  birthDate: "1990-04-12",
  expiresOn: "2030-04-12",
};

test("[BUY-11] a license fills what is empty; what differs is asked about, and a phone or email is never touched", () => {
  const typed = { ...emptyCheckIn, firstName: "Eleonora", mobile: "2165550142", email: "n@lane.test" };
  const filled = withLicense(typed, license);
  expect(filled).toMatchObject({ firstName: "Eleonora", lastName: "Lane", idNumber: "W1", birthDate: "1990-04-12" });
  expect(differsFrom(filled, license)).toBe(true);
  const updated = updatedTo(filled, license);
  expect(updated).toMatchObject({ firstName: "Nora", mobile: "2165550142", email: "n@lane.test" });
  expect(differsFrom(updated, license)).toBe(false);
});

test("a person whom the register knows as LAST, FIRST or First Last fills the same fields", () => {
  const person = { externalId: "C", email: null, street: "", city: "", state: "", zip: "" };
  const names = ["LANE, NORA", "NORA LANE"].map((name) => withPosPerson(emptyCheckIn, { ...person, name }));
  expect(names.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual(["NORA LANE", "NORA LANE"]);
});

const around = {
  id: "b",
  customerId: "c",
  posCustomerId: null,
  policyId: "p",
  checkinRequestId: null,
  today: "2026-03-04",
  timeZone: "America/Chicago",
};

test("[BUY-12] a promised slot becomes the instant on the store's clock, today or tomorrow", () => {
  const at = (promised: typeof emptyCheckIn.promised) =>
    writtenBuy({ ...emptyCheckIn, promised }, around).pile.promisedAt;
  expect(at({ day: "today", minutes: 15 * 60 })).toBe("2026-03-04T21:00:00.000Z");
  expect(at({ day: "tomorrow", minutes: 9 * 60 })).toBe("2026-03-05T15:00:00.000Z");
  expect(at(null)).toBeNull();
});

test("a signature is kept unless paper was chosen; without a policy nobody signs", () => {
  const signed = { ...emptyCheckIn, signaturePath: "M1 1L9 9" };
  const signatureOf = (values: typeof signed, policyId: string | null) => {
    const { signature, signaturePath } = writtenBuy(values, { ...around, policyId });
    return [signature, signaturePath];
  };
  expect(signatureOf(signed, "p")).toEqual(["SCREEN", "M1 1L9 9"]);
  expect(signatureOf({ ...signed, isOnPaper: true }, "p")).toEqual(["PAPER", null]);
  expect(signatureOf(signed, null)).toEqual(["NONE", null]);
});

test("another license leaves the pile, and the phone only when it was typed here", () => {
  const first = { ...withLicense({ ...emptyCheckIn, mobile: "2165550142", bags: 2 }, license), signaturePath: "M1 1" };
  const kept = withoutSeller(first, { keepsMobile: true });
  expect(kept).toEqual({ ...emptyCheckIn, mobile: "2165550142", bags: 2 });
  expect(withoutSeller(first, { keepsMobile: false }).mobile).toBe("");
});
