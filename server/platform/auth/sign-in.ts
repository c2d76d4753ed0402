import { z } from "zod";
import { foreignText, inputText } from "#common/inputs/input-ranges.ts";
import { operation } from "#server/platform/operations/operation.ts";
import type { Context } from "#server/platform/context/context.ts";
import { openSession } from "./open-session.ts";
import { isSecret } from "./passwords.ts";
import { countWrongSignIn, forgetWrongSignIns, mayTrySignIn, signInGuesses } from "./sign-in-guesses.ts";
import * as db from "./sign-in.db.ts";
import type { OwnEmployee, Profile, StoreProfile } from "./sign-in.db.ts";
import { hashOfToken } from "./tokens.ts";

export type SignedInPerson = Profile & { employees: OwnEmployee[] };
export type SignInAnswer = SignedInPerson & { token: string };

/**
 * Signs a person in by e-mail and password. Answers null for everything that is wrong, also while tries are blocked and
 * for people who do not exist, so that an answer tells nothing; the wrong try must be committed.
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
    return signedIn(context, { profile, deviceId: context.deviceId, userAgent });
  },
});

/** Signs the register's own user in with the device's token; it has no password. Null for a token that is not known. */
export const signInRegister = operation({
  name: "auth.signInRegister",
  kind: "write",
  permission: "public",
  on: "nobody",
  secretAnswer: "run-again",
  asSystem: "nobody is known yet",
  input: z.object({ deviceToken: inputText.min(1).max(200), userAgent: foreignText(500).nullable().default(null) }),
  async run(context, { deviceToken, userAgent }): Promise<SignInAnswer | null> {
    const register = await db.findRegisterUser(context.sql, hashOfToken(deviceToken));
    if (!register) {
      return null;
    }
    const { deviceId, ...profile } = register;
    return signedIn(context, { profile, deviceId, userAgent });
  },
});

/** The login of the caller, as sign-in answered it: the web refreshes what it remembers. */
export const refreshSignIn = operation({
  name: "auth.refreshSignIn",
  kind: "read",
  permission: "signed-in",
  on: "nobody",
  input: z.object({}),
  async run(context): Promise<SignedInPerson | null> {
    return context.user && personOf(context, { accountId: context.user.accountId, userId: context.user.id });
  },
});

/** The caller with the stores they reach and their own employee in the active or default store. */
export const viewOwnUser = operation({
  name: "auth.viewOwnUser",
  kind: "read",
  permission: "signed-in",
  on: "nobody",
  input: z.object({}),
  async run(context): Promise<(SignedInPerson & { stores: StoreProfile[]; employee: OwnEmployee | null }) | null> {
    if (!context.user || context.scope === "system") {
      return null;
    }
    const person = await personOf(context, { accountId: context.user.accountId, userId: context.user.id });
    const stores = await db.listStores(context.sql, context.scope.storeIds);
    const storeId = context.store?.id ?? person.defaultStoreId;
    return { ...person, stores, employee: person.employees.find((one) => one.storeId === storeId) ?? null };
  },
});

async function signedIn(
  context: Context,
  { profile, deviceId, userAgent }: { profile: Profile; deviceId: string | null; userAgent: string | null },
): Promise<SignInAnswer> {
  const { token } = await openSession(context, { id: profile.id, accountId: profile.accountId, deviceId, userAgent });
  const employees = await db.listEmployeesOfUser(context.sql, { accountId: profile.accountId, userId: profile.id });
  return { ...profile, employees, token };
}

async function personOf(context: Context, who: { accountId: number; userId: number }): Promise<SignedInPerson> {
  const [profile, employees] = await Promise.all([
    db.getProfile(context.sql, who),
    db.listEmployeesOfUser(context.sql, who),
  ]);
  return { ...profile, employees };
}
