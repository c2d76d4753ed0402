/** Exchanges a pairing code for a device token, once; afterwards the token on disk is the till's identity. */
import { setTimeout as wait } from "node:timers/promises";
import { pairAnswer, pairPath, pairingCode, type PairAnswer } from "#common/pos/pos-device.ts";
import type { PosState } from "#common/pos/pos-state.ts";
import { backOff } from "./back-off.ts";
import { readDevice, saveDevice } from "./device-file.ts";
import type { ServerLine } from "./server-line.ts";

/** About ten seconds in all. */
const mostTries = 8;

export type PairingOptions = {
  folder: string;
  line: ServerLine;
  code: string | null;
  name: string;
  terminalNumber: string;
  agentVersion: string;
  pos: PosState;
};

/** Something a person must put right; its text is for them. */
class PairingFailure extends Error {
  override readonly name = "PairingFailure";
}

export async function pairTill(options: PairingOptions): Promise<{ deviceId: string; paired: PairAnswer }> {
  const { folder, line, code, ...about } = options;
  const device = await readDevice(folder);
  if (device.paired) {
    return { deviceId: device.deviceId, paired: device.paired };
  }
  if (code === null) {
    throw new PairingFailure("This till is not paired yet: start it with --code and a pairing code of your store");
  }
  const parsed = pairingCode.safeParse(code);
  if (!parsed.success) {
    throw new PairingFailure(parsed.error.issues[0]?.message ?? "The pairing code is not valid");
  }
  const body = { ...about, code: parsed.data, deviceId: device.deviceId };
  const result = await callUntilAnswered(() => line.call({ path: pairPath, answer: pairAnswer, body }));
  if (result.kind === "answer") {
    await saveDevice(folder, { ...device, paired: result.body });
    return { deviceId: device.deviceId, paired: result.body };
  }
  throw new PairingFailure(
    result.kind === "refused"
      ? `The server refused the pairing code (${result.status}). Codes are valid for 15 minutes and for one use`
      : `The server can't be reached: ${result.text}`,
  );
}

/** A line that is bad for a moment is no reason to type a code again; the server knows a device that repeats its own code. */
async function callUntilAnswered<Result extends { kind: string }>(call: () => Promise<Result>): Promise<Result> {
  const waits = backOff({ firstMs: 250, limitMs: 2000, random: Math.random });
  let result = await call();
  for (let tries = 1; result.kind !== "answer" && result.kind !== "refused" && tries < mostTries; tries += 1) {
    await wait(waits.next(null));
    result = await call();
  }
  return result;
}
