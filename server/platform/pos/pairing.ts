import { randomBytes } from "node:crypto";
import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { pairingAlphabet, pairingCodeLength, pairingCodeValidMs, pairRequest } from "#common/pos/pos-device.ts";
import type { PairAnswer, PairRequest } from "#common/pos/pos-device.ts";
import { devicePaired } from "#server/events/pos.ts";
import { countFailure, forgetFailures, secondsToWait } from "#server/platform/auth/guesses.ts";
import type { GuessLimit } from "#server/platform/auth/guesses.rules.ts";
import { openSession } from "#server/platform/auth/open-session.ts";
import { hashToken, newToken } from "#server/platform/auth/tokens.ts";
import { contextFor } from "#server/platform/context/context-for.ts";
import type { Context } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import * as db from "./pairing.db.ts";

const minuteMs = 60_000;

/** A code has 40 bits, so five tries in ten minutes from one address get nowhere. */
const pairingGuesses: GuessLimit = {
  kind: "pairing-address",
  tries: 5,
  withinMs: 10 * minuteMs,
  waitMs: 10 * minuteMs,
  longestWaitMs: 60 * minuteMs,
};

export type PairingCode = { code: string; expiresAt: Date };

/** Creates a code that a manager enters at a register. Only this response holds it. */
export const createPairingCode = operation({
  name: "devices.createPairingCode",
  kind: "write",
  permission: "devices:manage",
  on: "store",
  secretAnswer: "refuse-again",
  input: z.object({}),
  async run(context): Promise<PairingCode> {
    const { store, user, now } = context;
    if (store === null || user === null) {
      throw notFound("Store");
    }
    const code = newPairingCode();
    const expiresAt = new Date(now.getTime() + pairingCodeValidMs);
    await db.insertPairingCode(context.sql, {
      storeId: store.id,
      id: uuidv7(),
      hash: hashToken(code),
      userId: user.id,
      now,
      expiresAt,
    });
    return { code, expiresAt };
  },
});

export type PairingOutcome =
  | { kind: "paired"; answer: PairAnswer }
  | { kind: "wrong-code" }
  | { kind: "wait"; seconds: number };

export type RedeemedCode = { kind: "store"; store: db.PairedStore } | Exclude<PairingOutcome, { kind: "paired" }>;

/**
 * Makes a machine a register of the code's store, with its own token and user. Returns the failure instead of throwing,
 * because the failed try must be committed.
 */
export const pairDevice = operation({
  name: "devices.pair",
  kind: "write",
  permission: "public",
  on: "nobody",
  secretAnswer: "run-again",
  asSystem: "a machine belongs to nobody before it is paired",
  input: pairRequest,
  async run(context, device): Promise<PairingOutcome> {
    const redeemed = await redeemPairingCode(context, device);
    return redeemed.kind === "store"
      ? { kind: "paired", answer: await pair(context, { store: redeemed.store, device }) }
      : redeemed;
  },
});

/** The store of a code that a manager gave to this machine; a code serves one machine. Wrong tries are limited. */
export async function redeemPairingCode(
  context: Context,
  { code, deviceId }: { code: string; deviceId: string },
): Promise<RedeemedCode> {
  const guesses = [{ limit: pairingGuesses, key: context.address }];
  const seconds = await secondsToWait(context, guesses);
  if (seconds > 0) {
    return { kind: "wait", seconds };
  }
  const store = await db.usePairingCode(context.sql, { hash: hashToken(code), deviceId, now: context.now });
  if (!store) {
    await countFailure(context, guesses);
    return { kind: "wrong-code" };
  }
  await forgetFailures(context, guesses);
  return { kind: "store", store };
}

async function pair(
  context: Context,
  { store, device }: { store: db.PairedStore; device: PairRequest },
): Promise<PairAnswer> {
  const { sql, now, platform } = context;
  if (!platform.till) {
    throw new Error("A till cannot be paired without Platform.till");
  }
  const deviceKey = { storeId: store.id, deviceId: device.deviceId };
  const name = freeName(device.name, await db.listRegisterNames(sql, deviceKey));
  const user =
    (await db.findPosUser(sql, deviceKey)) ??
    (await db.insertPosUser(sql, { store, email: `pos-${uuidv7()}@devices.hangtag.invalid`, fullName: name }));
  const deviceToken = newToken();
  await db.savePairedDevice(sql, {
    ...deviceKey,
    device,
    name,
    tokenHash: hashToken(deviceToken),
    userId: user.id,
    now,
  });
  await db.unpairElsewhere(sql, { ...deviceKey, now });
  const acting = { id: user.id, accountId: store.accountId, deviceId: device.deviceId, userAgent: null };
  const { token } = await openSession(context, acting);
  await announcePairing(context, { store, deviceId: device.deviceId, name });
  return {
    deviceToken,
    device: { id: device.deviceId, name },
    store: {
      id: store.id,
      number: store.number,
      name: store.name,
      timeZone: store.timeZone,
      boundaryMinutes: store.boundaryMinutes,
    },
    posUser: { id: user.id, email: user.email, authenticationToken: token },
    realtime: platform.till.realtimeAddress,
  };
}

/** The event of a machine that belongs to a store from now on. */
export async function announcePairing(
  context: Context,
  { store, deviceId, name }: { store: db.PairedStore; deviceId: string; name: string },
): Promise<void> {
  const acting = { ...store, weekStart: 0 } as const;
  const atStore = contextFor({ ...context, store: acting, deviceId }, context.sql);
  await atStore.emit(devicePaired, { deviceId, name }, { kind: "device", id: deviceId });
}

function newPairingCode(): string {
  // The alphabet has 32 letters, so the low five bits of a byte choose one uniformly.
  return [...randomBytes(pairingCodeLength)].map((byte) => pairingAlphabet.charAt(byte & 31)).join("");
}

/** Returns "Front", then "Front 2", "Front 3", because people tell registers apart by name. */
function freeName(requestedName: string, usedNames: readonly string[]): string {
  let name = requestedName;
  for (let next = 2; usedNames.includes(name); next += 1) {
    name = `${requestedName} ${next}`;
  }
  return name;
}
