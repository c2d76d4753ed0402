import { z } from "zod";
import { inputText, recordNumberText } from "#common/inputs/input-ranges.ts";
import { newPin } from "#common/pins/new-pin.ts";
import { isEndOfPhone } from "#common/pins/pin.ts";
import { employeeConfirmed, pinBlocked, pinGuessed, pinSet, screenLocked } from "#server/events/pins.ts";
import { guessLimits } from "#server/platform/auth/guesses.rules.ts";
import { countFailure, forgetFailures, secondsToWait, setsOffAlarm } from "#server/platform/auth/guesses.ts";
import type { Guess } from "#server/platform/auth/guesses.ts";
import { hashSecret, isSecret } from "#server/platform/auth/passwords.ts";
import { forgetRights } from "#server/platform/auth/principals.ts";
import type { ActingUser, EventSubject, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import {
  Refusal,
  employeeNeeded,
  forbidden,
  invalidInput,
  notFound,
  notSignedIn,
} from "#server/platform/refusals/refusal.ts";
import * as db from "./pins.db.ts";
import type { PinHolder } from "./pins.db.ts";
import { endConfirmationsOfEmployee, viewTeamSettings, viewerOf } from "#server/areas/team/team.ts";
import { mayResetPin } from "./pins.rules.ts";

/** A wrong PIN is an answer and no refusal: its count must be committed. */
export type PinAnswer =
  | { outcome: "right" }
  | { outcome: "wrong"; triesLeft: number }
  | { outcome: "blocked"; waitSeconds: number };

const pinTwice = z
  .object({ pin: newPin, pinRepeat: inputText.max(100) })
  .refine(({ pin, pinRepeat }) => pin === pinRepeat, { path: ["pinRepeat"], message: "PIN does not match" });

/** Proves by PIN who stands at this screen. From now on X-User-Employee with this person is believed here. */
export const confirmEmployee = operation({
  name: "team.confirmEmployee",
  kind: "write",
  permission: "team:view",
  on: "store",
  input: z.object({ employeeId: recordNumberText, pin: inputText.max(20) }),
  async run(context, { employeeId: id, pin }): Promise<PinAnswer> {
    const { sessionId } = callerOf(context);
    const holder = await holderOf(context, id);
    if (holder.pinHash === null) {
      throw new Refusal("pin-not-set", { message: "Set up a PIN first", details: { employeeId: id } });
    }
    const answer = await checked(context, { holder, pin });
    if (answer.outcome === "right") {
      const { now } = context;
      forgetRights(context.platform, `session:${sessionId}`);
      await db.confirmAtScreen(context.sql, {
        storeId: context.store.id,
        employeeId: id,
        sessionId,
        digits: pin.length,
        now,
      });
      await context.emit(employeeConfirmed, { employeeId: id }, atScreen(sessionId));
    }
    return answer;
  },
});

/** Nobody stands at this screen any more. */
export const lockScreen = operation({
  name: "team.lockScreen",
  kind: "write",
  permission: "team:view",
  on: "store",
  isUnlimited: true,
  input: z.object({}),
  async run(context): Promise<void> {
    const { sessionId } = callerOf(context);
    forgetRights(context.platform, `session:${sessionId}`);
    for (const id of await db.endConfirmationsOfSession(context.sql, { sessionId, now: context.now })) {
      await context.emit(screenLocked, { employeeId: id }, atScreen(sessionId));
    }
  },
});

/**
 * Sets the first PIN of a person who has none, if the store allows it. A manager's first PIN is set by
 * another manager or at the own login: otherwise anybody at the counter could become one.
 */
export const setFirstPin = operation({
  name: "team.setFirstPin",
  kind: "write",
  permission: "team:view",
  on: "store",
  input: z.intersection(z.object({ employeeId: recordNumberText }), pinTwice),
  async run(context, { employeeId: id, pin }): Promise<void> {
    const holder = await holderOf(context, id);
    const isOwnLogin = callerOf(context).type === "User" && context.employee?.id === id;
    const { allowSelfFirstPin } = await viewTeamSettings(context, {});
    if (viewerOf(context).person === "support" || (!isOwnLogin && (!allowSelfFirstPin || holder.isManager))) {
      throw new Refusal("first-pin-by-manager", { message: "Ask a manager to set your first PIN", status: 403 });
    }
    const pinHash = await hashOf(context, { holder, pin });
    const saved = { pinHash, digits: pin.length, now: context.now };
    if (!(await db.saveFirstPin(context.sql, { storeId: context.store.id, employeeId: id, ...saved }))) {
      throw new Refusal("pin-already-set", { message: "Set up new PIN failed" });
    }
    await context.emit(pinSet, { employeeId: id, how: "first" }, subject(id));
  },
});

/** The own PIN, with the old one. */
export const changePin = operation({
  name: "team.changePin",
  kind: "write",
  permission: "team:set-own-pin",
  on: "store",
  employee: "required",
  input: z.intersection(z.object({ oldPin: inputText.max(20) }), pinTwice),
  async run(context, { oldPin, pin }): Promise<PinAnswer> {
    if (!context.employee) {
      throw employeeNeeded();
    }
    const holder = await holderOf(context, context.employee.id);
    const pinHash = await hashOf(context, { holder, pin });
    const answer = await checked(context, { holder, pin: oldPin });
    if (answer.outcome === "right") {
      await save(context, { holder, pinHash, digits: pin.length, how: "changed" });
    }
    return answer;
  },
});

/** Sets another person's PIN; it works immediately on all devices and ends the confirmations made with the old one. */
export const resetPin = operation({
  name: "team.resetPin",
  kind: "write",
  permission: "team:reset-pin",
  on: "store",
  input: z.intersection(z.object({ employeeId: recordNumberText }), pinTwice),
  async run(context, { employeeId: id, pin }): Promise<void> {
    const { anyoneMayResetPin } = await viewTeamSettings(context, {});
    const holder = await holderOf(context, id);
    if (!mayResetPin(viewerOf(context).person, holder, anyoneMayResetPin)) {
      throw forbidden();
    }
    const pinHash = await hashOf(context, { holder, pin });
    await save(context, { holder, pinHash, digits: pin.length, how: "reset" });
    const sessions = await endConfirmationsOfEmployee(context.sql, {
      storeId: context.store.id,
      employeeId: id,
      now: context.now,
    });
    forgetRights(context.platform, ...sessions.map((session) => `session:${session}` as const));
  },
});

async function holderOf(context: StoreContext, id: number): Promise<PinHolder> {
  const holder = await db.findPinHolder(context.sql, { storeId: context.store.id, employeeId: id });
  if (!holder) {
    throw notFound("Employee");
  }
  return holder;
}

async function hashOf(context: StoreContext, { holder, pin }: { holder: PinHolder; pin: string }): Promise<string> {
  const { pinDigitsMin } = await viewTeamSettings(context, {});
  if (pin.length < pinDigitsMin) {
    throw invalidInput({ pin: [`A PIN has at least ${pinDigitsMin} digits here`] });
  }
  if (isEndOfPhone(pin, holder.phoneNumber)) {
    throw invalidInput({ pin: ["Don't use the end of your phone number"] });
  }
  return hashSecret(pin);
}

async function checked(context: StoreContext, { holder, pin }: { holder: PinHolder; pin: string }): Promise<PinAnswer> {
  const { own, overDay, alarm } = guessesOf(context, holder);
  const waitSeconds = await secondsToWait(context, [...own, overDay]);
  if (waitSeconds > 0) {
    return { outcome: "blocked", waitSeconds };
  }
  if (await isSecret(holder.pinHash, pin)) {
    await forgetFailures(context, own);
    return { outcome: "right" };
  }
  const { waitSeconds: waitNow, triesLeft } = await countFailure(context, [...own, overDay]);
  if (await setsOffAlarm(context, alarm)) {
    await context.emit(pinGuessed, { employeeId: holder.id, tries: alarm.limit.tries }, subject(holder.id));
  }
  if (waitNow === 0) {
    return { outcome: "wrong", triesLeft };
  }
  await context.emit(pinBlocked, { employeeId: holder.id, waitSeconds: waitNow }, subject(holder.id));
  return { outcome: "blocked", waitSeconds: waitNow };
}

/**
 * For the person at this device; a browser could claim to be another device with each try, its login can't. With the
 * PIN in it a new one ends every wait for the old one.
 */
function guessesOf(context: StoreContext, { id, pinHash }: PinHolder): { own: Guess[]; overDay: Guess; alarm: Guess } {
  const user = callerOf(context);
  const person = `${context.store.id}/${id}`;
  const device = context.deviceId ?? user.sessionId;
  const atDevice = { limit: guessLimits.pinAtDevice, key: `${person}/${device}/${pinHash}` };
  const byLogin = { limit: guessLimits.pinByLogin, key: `${person}/${user.id}/${pinHash}` };
  const isRegister = user.type === "PosUser";
  return {
    own: isRegister ? [atDevice] : [atDevice, byLogin],
    overDay: { limit: guessLimits.pinOverDay, key: `${person}/${isRegister ? device : user.id}/${pinHash}` },
    alarm: { limit: guessLimits.pinAlarm, key: person },
  };
}

async function save(
  context: StoreContext,
  { holder, how, ...pin }: { holder: PinHolder; pinHash: string; digits: number; how: "changed" | "reset" },
): Promise<void> {
  await db.savePin(context.sql, { storeId: context.store.id, employeeId: holder.id, ...pin, now: context.now });
  await context.emit(pinSet, { employeeId: holder.id, how }, subject(holder.id));
}

function callerOf(context: StoreContext): ActingUser {
  if (!context.user) {
    throw notSignedIn();
  }
  return context.user;
}

/** No change of the person: otherwise each PIN would fill the history and make every screen of the store ask again. */
function atScreen(sessionId: string): EventSubject {
  return { kind: "Screen", id: sessionId };
}

function subject(id: number): EventSubject {
  return { kind: "Employee", id };
}
