import { expect, test } from "vitest";
import { letters, many, withField } from "#tests/kit/inputs/edges.ts";
import {
  heartbeat,
  heartbeatAnswer,
  heartbeatEveryMs,
  pairAnswer,
  pairRequest,
  pairingAlphabet,
  pairingCode,
  pairingCodeLength,
  pairingCodeValidMs,
} from "./pos-device.ts";

const id = "019a9f3e-0000-7000-8000-000000000001";
const pos = { connected: true, name: "", version: "" };
const printer = { name: "P", displayName: "P", role: "label", type: "zpl" };
const realtime = { key: "k", host: "h", port: 1, tls: true };
const pairing = { code: "ABCD2345", deviceId: id, name: "Front", terminalNumber: "", agentVersion: "", pos };
const paired = {
  deviceToken: letters(20),
  device: { id, name: "" },
  store: { id: 1, number: "", name: "", timeZone: "" },
  posUser: { id: 1, email: "", authenticationToken: "" },
  realtime,
};
const beat = {
  agentVersion: "",
  deviceTime: "2026-11-20T18:00:00Z",
  pos,
  queueLength: 0,
  terminalNumber: "",
  printers: [printer],
};
const beatAnswer = { serverTime: "2026-11-20T18:00:00Z", realtime };
const day = "2026-11-20";

test("a pairing code has 8 characters and holds no 0, O, 1 or I; small letters are fine", () => {
  expect(pairingAlphabet).toHaveLength(32);
  expect(pairingAlphabet).not.toMatch(/[01OI]/);
  expect(pairingCode.parse(" abcd2345 ")).toBe("ABCD2345");
  for (const code of ["ABCD234", "ABCD23456", "ABCD234O", "ABCD2340", "ABCD2341", "ABCD234I", "ABCD-345"]) {
    expect([code, pairingCode.safeParse(code).success]).toEqual([code, false]);
  }
});

test("a code is good for a quarter of an hour, and a till that lives says so each minute", () => {
  expect([pairingCodeLength, pairingCodeValidMs / 60_000, heartbeatEveryMs / 1000]).toEqual([8, 15, 60]);
});

test.each([
  [pairRequest, pairing, "name", letters(60), letters(61)],
  [pairRequest, pairing, "name", "F", " "],
  [pairRequest, pairing, "terminalNumber", letters(16), letters(17)],
  [pairRequest, pairing, "agentVersion", letters(30), letters(31)],
  [pairRequest, pairing, "pos.name", letters(60), letters(61)],
  [pairRequest, pairing, "pos.version", letters(30), letters(31)],
  [pairAnswer, paired, "deviceToken", letters(20), letters(19)],
  [pairAnswer, paired, "deviceToken", letters(200), letters(201)],
  [pairAnswer, paired, "store.id", 1, 0],
  [pairAnswer, paired, "posUser.id", 1, 0],
  [pairAnswer, paired, "realtime.key", letters(1), ""],
  [pairAnswer, paired, "realtime.key", letters(100), letters(101)],
  [pairAnswer, paired, "realtime.host", letters(1), ""],
  [pairAnswer, paired, "realtime.host", letters(253), letters(254)],
  [pairAnswer, paired, "realtime.port", 1, 0],
  [pairAnswer, paired, "realtime.port", 65_535, 65_536],
  [heartbeat, beat, "agentVersion", letters(30), letters(31)],
  [heartbeat, beat, "terminalNumber", letters(16), letters(17)],
  [heartbeat, beat, "queueLength", 0, -1],
  [heartbeat, beat, "printers", many(20, printer), many(21, printer)],
  [heartbeat, beat, "printers.0.name", letters(1), ""],
  [heartbeat, beat, "printers.0.name", letters(100), letters(101)],
  [heartbeat, beat, "printers.0.displayName", letters(1), ""],
  [heartbeat, beat, "printers.0.displayName", letters(100), letters(101)],
  [heartbeatAnswer, beatAnswer, "resendDates", many(100, day), many(101, day)],
  [heartbeatAnswer, beatAnswer, "serverTime", "2026-11-20T18:00:00+01:00", day],
])("%#: a field's last value that may be, and the first that may not", (...[schema, whole, path, taken, refused]) => {
  expect(schema.safeParse(withField(whole, path, taken)).error).toBeUndefined();
  expect(schema.safeParse(withField(whole, path, refused)).success).toBe(false);
});

test("a response without days to resend asks for none", () => {
  expect(heartbeatAnswer.parse(beatAnswer).resendDates).toEqual([]);
});
