import { billingStep, daysPastDue } from "#common/billing/past-due.ts";
import type { BillingStep } from "#common/billing/past-due.ts";
import { roles } from "#common/permissions.ts";
import { z } from "zod";
import { foreignText, inputText } from "#common/inputs/input-ranges.ts";
import { operation } from "#server/platform/operations/operation.ts";
import type { Context } from "#server/platform/context/context.ts";
import { openSession } from "./open-session.ts";
import { isSecret } from "./passwords.ts";
import { countWrongSignIn, forgetWrongSignIns, mayTrySignIn, signInGuesses } from "./sign-in-guesses.ts";
import * as db from "./sign-in.db.ts";
import type { OwnEmployee, Profile, StoreProfile } from "./sign-in.db.ts";
import { hashToken } from "./tokens.ts";

export type SignedInPerson = Profile & { employees: OwnEmployee[] };
export type SignInAnswer = SignedInPerson & { token: string };

/**
 * Signs a person in by email and password. Resolves to null for every failure, also while tries are blocked and for
 * unknown emails, so that the response reveals nothing; the failed try must be committed.
 */
export const signIn = operation({
  name: "auth.signIn",
  kind: "write",
  permission: "public",
  on: "nobody",
  secretAnswer: "run-again",
  asSystem: "nobody is known yet",
  input: z.object({
    email: inputText.trim().min(1).max(254),
    password: inputText.min(1).max(1000),
    userAgent: foreignText(500).nullable().default(null),
  }),
  async run(context, { email, password, userAgent }): Promise<SignInAnswer | null> {
    const user = await db.findUserByEmail(context.sql, email);
    const guesses = await signInGuesses(context, { email, user });
    if (!(await mayTrySignIn(context, guesses))) {
      return null;
    }
    if (!(await isSecret(user?.passwordHash, password)) || !user) {
      await countWrongSignIn(context, guesses, user);
      return null;
    }
    await forgetWrongSignIns(context, guesses);
    const { passwordHash: _passwordHash, ...profile } = user;
    return openSignIn(context, { profile, deviceId: context.deviceId, userAgent });
  },
});

/** Signs in the register's own user by device token, since it has no password. Null for an unknown token. */
export const signInRegister = operation({
  name: "auth.signInRegister",
  kind: "write",
  permission: "public",
  on: "nobody",
  secretAnswer: "run-again",
  asSystem: "nobody is known yet",
  input: z.object({ deviceToken: inputText.min(1).max(200), userAgent: foreignText(500).nullable().default(null) }),
  async run(context, { deviceToken, userAgent }): Promise<SignInAnswer | null> {
    const register = await db.findRegisterUser(context.sql, hashToken(deviceToken));
    if (!register) {
      return null;
    }
    const { deviceId, ...profile } = register;
    return openSignIn(context, { profile, deviceId, userAgent });
  },
});

/** Returns the same fields as the sign-in, so that the web can refresh its stored session. */
export const refreshSignIn = operation({
  name: "auth.refreshSignIn",
  kind: "read",
  permission: "signed-in",
  on: "nobody",
  input: z.object({}),
  async run(context): Promise<SignedInPerson | null> {
    return context.user && loadPerson(context, { accountId: context.user.accountId, userId: context.user.id });
  },
});

/** Returns the caller with their accessible stores and their own employee in the active or default store. */
export const viewOwnUser = operation({
  name: "auth.viewOwnUser",
  kind: "read",
  permission: "signed-in",
  on: "nobody",
  input: z.object({}),
  async run(context): Promise<(SignedInPerson & { stores: OwnStore[]; employee: OwnEmployee | null }) | null> {
    if (!context.user || context.scope === "system") {
      return null;
    }
    const person = await loadPerson(context, { accountId: context.user.accountId, userId: context.user.id });
    const stores = await db.listStores(context.sql, context.scope.storeIds);
    const storeId = context.store?.id ?? person.defaultStoreId;
    const seesSteps = person.role >= roles.manager && person.type === "User";
    const ownStores = stores.map((store) => toOwnStore(store, { now: context.now, seesSteps }));
    return {
      ...person,
      stores: ownStores,
      employee: person.employees.find((employee) => employee.storeId === storeId) ?? null,
    };
  },
});

type OwnStore = Omit<StoreProfile, "unpaidSince" | "billingEndedAt" | "closedAt"> & {
  /** What is due, for who can have it settled; a lock for everybody. Null where all is paid. */
  billing: { step: BillingStep; days: number | null } | null;
};

function toOwnStore(
  { unpaidSince, billingEndedAt, closedAt, ...store }: StoreProfile,
  { now, seesSteps }: { now: Date; seesSteps: boolean },
): OwnStore {
  const [standing, moment] = [
    { unpaidSince, endedAt: closedAt ?? billingEndedAt },
    { now, timeZone: store.timeZone },
  ];
  const step = billingStep(standing, moment);
  const isShown = step === "locked" || (step !== null && seesSteps);
  return { ...store, billing: isShown ? { step, days: daysPastDue(standing, moment) } : null };
}

/** Opens a session for a person who has proven who they are. */
export async function openSignIn(
  context: Context,
  { profile, deviceId, userAgent }: { profile: Profile; deviceId: string | null; userAgent: string | null },
): Promise<SignInAnswer> {
  const { token } = await openSession(context, { id: profile.id, accountId: profile.accountId, deviceId, userAgent });
  const employees = await db.listEmployeesOfUser(context.sql, { accountId: profile.accountId, userId: profile.id });
  return { ...profile, employees, token };
}

async function loadPerson(context: Context, userKey: { accountId: number; userId: number }): Promise<SignedInPerson> {
  const [profile, employees] = await Promise.all([
    db.getProfile(context.sql, userKey),
    db.listEmployeesOfUser(context.sql, userKey),
  ]);
  return { ...profile, employees };
}
