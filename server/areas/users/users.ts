import { userFields } from "#common/people/people-fields.ts";
import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { recordNumberText } from "#common/inputs/input-ranges.ts";
import { sessionsEnded, userChanged, userDeactivated, userInvited, userReactivated } from "#server/events/people.ts";
import type { Context, EventSubject } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal, forbidden, invalidInput, notFound, notSignedIn } from "#server/platform/refusals/refusal.ts";
import { savedSince } from "#server/platform/operations/saved-since.ts";
import { seenVersion, versionOf } from "#server/platform/operations/version-of.ts";
import { mailAddressTaken, mailInvitation } from "#server/platform/auth/password-mails.ts";
import { forgetRights } from "#server/platform/auth/principals.ts";
import { listSessions } from "#server/platform/auth/sessions.db.ts";
import type { Session } from "#server/platform/auth/sessions.db.ts";
import { endSessions } from "#server/platform/auth/sessions.ts";
import * as db from "./users.db.ts";
import type { Login } from "./users.db.ts";
import * as rules from "./users.rules.ts";
import type { Giver } from "./users.rules.ts";

const userId = recordNumberText;
const storeIds = z.array(userId).min(1, "Choose at least one store").max(2000);
const role = z.int().min(0).max(4);

/** The people who sign in: all of the company, for a manager those of the own stores. */
export const listUsers = operation({
  name: "users.listUsers",
  kind: "read",
  permission: "users:manage",
  on: "store",
  input: z.object({}),
  async run(context): Promise<Login[]> {
    const giver = giverOf(context);
    const logins = await db.listLogins(context.sql, accountIdOf(context));
    return logins.filter((login) => login.id === giver.userId || rules.mayManage(giver, login));
  },
});

/** Makes a login and mails a link to choose a password with. */
export const inviteUser = operation({
  name: "users.inviteUser",
  kind: "write",
  permission: "users:manage",
  on: "store",
  input: z.object({
    ...userFields,
    role,
    storeIds,
    defaultStoreId: userId.nullish(),
  }),
  async run(context, input): Promise<Login> {
    const giver = giverOf(context);
    const accountId = accountIdOf(context);
    refuseUnless(rules.mayGive(giver, input.role));
    refuseUnreached(giver, input.storeIds);
    const defaultStoreId = defaultOf(input.defaultStoreId, input.storeIds);
    const email = input.email.toLowerCase();
    const names = { email, fullName: input.fullName };
    const login = { ...names, role: input.role, accountId, defaultStoreId, createdAt: context.now };
    const id = await makeLogin(context, login);
    await db.saveStoresOfLogin(context.sql, { accountId, userId: id, storeIds: input.storeIds });
    const invited = await loginOf(context, id);
    await invite(context, invited);
    await context.emit(userInvited, { userId: id, after: userEventFields(invited) }, subject(id));
    return invited;
  },
});

/** Emails a new link to a user who has not chosen a password yet. */
export const inviteUserAgain = operation({
  name: "users.inviteUserAgain",
  kind: "write",
  permission: "users:manage",
  on: "store",
  input: z.object({ userId }),
  async run(context, { userId: id }): Promise<Login> {
    const login = await managedLogin(context, id);
    if (login.hasPassword || !login.isActive) {
      throw new Refusal("not-invited", { message: "This person already has a password or is deactivated" });
    }
    await invite(context, login);
    return login;
  },
});

/**
 * Name, role and stores of a login; never above the own rights, never the own role. `version` is the one that was read.
 */
export const changeUser = operation({
  name: "users.changeUser",
  kind: "write",
  permission: "users:manage",
  on: "store",
  input: z.object({
    userId,
    changes: z.object({ fullName: userFields.fullName, role, storeIds, defaultStoreId: userId.nullable() }).partial(),
    version: seenVersion,
  }),
  async run(context, { userId: id, changes, version: seen }): Promise<Login> {
    const giver = giverOf(context);
    const before = await managedLogin(context, id);
    if (seen !== undefined && seen !== userVersion(before)) {
      const names = [userInvited.name, userChanged.name];
      const last = await db.findLastChange(context.sql, { accountId: before.accountId, userId: id, names });
      throw savedSince(last, context.store?.timeZone ?? "UTC");
    }
    const newRole = changes.role ?? before.role;
    refuseUnless(rules.mayGive(giver, newRole) && (id !== giver.userId || newRole === before.role));
    refuseUnreached(giver, changes.storeIds ?? []);
    const stores = changes.storeIds ? rules.storesAfter(giver, before.storeIds, changes.storeIds) : before.storeIds;
    const defaultStoreId = defaultOf(changes.defaultStoreId ?? before.defaultStoreId, stores);
    const { accountId } = before;
    forgetRights(context.platform, `user:${id}`);
    await db.updateLogin(context.sql, {
      accountId,
      userId: id,
      fullName: changes.fullName ?? before.fullName,
      role: newRole,
      defaultStoreId,
    });
    await db.saveStoresOfLogin(context.sql, { accountId, userId: id, storeIds: stores });
    const after = await loginOf(context, id);
    await context.emit(
      userChanged,
      { userId: id, before: userEventFields(before), after: userEventFields(after) },
      subject(id),
    );
    return after;
  },
});

/** All rights end at once; the person's history stays. */
export const deactivateUser = operation({
  name: "users.deactivateUser",
  kind: "write",
  permission: "users:manage",
  on: "store",
  input: z.object({ userId }),
  async run(context, { userId: id }): Promise<Login> {
    const before = await managedLogin(context, id);
    refuseUnless(id !== giverOf(context).userId);
    const { accountId } = before;
    forgetRights(context.platform, `user:${id}`);
    await db.saveLoginActive(context.sql, { accountId, userId: id, isActive: false });
    await endSessions(context, { accountId, userId: id });
    await context.emit(userDeactivated, { userId: id, fullName: before.fullName }, subject(id));
    return loginOf(context, id);
  },
});

export const reactivateUser = operation({
  name: "users.reactivateUser",
  kind: "write",
  permission: "users:manage",
  on: "store",
  input: z.object({ userId }),
  async run(context, { userId: id }): Promise<Login> {
    const before = await managedLogin(context, id);
    forgetRights(context.platform, `user:${id}`);
    await db.saveLoginActive(context.sql, { accountId: before.accountId, userId: id, isActive: true });
    await context.emit(userReactivated, { userId: id, fullName: before.fullName }, subject(id));
    return loginOf(context, id);
  },
});

/** Signs one of the own people out everywhere: a lost phone, a tablet left behind. */
export const endSessionsOfUser = operation({
  name: "users.endSessionsOfUser",
  kind: "write",
  permission: "users:manage",
  on: "store",
  input: z.object({ userId }),
  async run(context, { userId: id }): Promise<Login> {
    const { accountId } = await managedLogin(context, id);
    const sessions = await endSessions(context, { accountId, userId: id });
    await context.emit(sessionsEnded, { userId: id, sessions }, subject(id));
    return loginOf(context, id);
  },
});

/** Where one of the own people is signed in, the last used first. */
export const listSessionsOfUser = operation({
  name: "users.listSessionsOfUser",
  kind: "read",
  permission: "users:manage",
  on: "store",
  input: z.object({ userId }),
  async run(context, { userId: id }): Promise<Session[]> {
    const { accountId } = refuseUnmanaged(context, await loginOf(context, id));
    return listSessions(context.sql, { accountId, userId: id, now: context.now });
  },
});

/**
 * An address that signs in at another company gets a login all the same: another response would show strangers
 * who works where.
 */
async function makeLogin(context: Context, login: db.NewLogin): Promise<number> {
  const { email } = login;
  const isOwn = await db.hasAddress(context.sql, login);
  const id = isOwn
    ? null
    : ((await db.insertLogin(context.sql, login)) ??
      (await db.insertLogin(context.sql, {
        ...login,
        email: `invited-${uuidv7()}@users.hangtag.invalid`,
        invitedEmail: email,
      })));
  if (id === null) {
    throw invalidInput({ email: ["Someone at your company already uses this email"] });
  }
  return id;
}

async function invite(context: Context, login: Login): Promise<void> {
  const invitation = { user: login, invitedBy: context.user?.fullName ?? "Hangtag" };
  await (login.isAddressTaken ? mailAddressTaken : mailInvitation)(context, invitation);
}

/** What a login says now, to be named when it is saved. */
export function userVersion(login: Login): string {
  return versionOf(userEventFields(login));
}

async function managedLogin(context: Context, id: number): Promise<Login> {
  await db.lockLogin(context.sql, { accountId: accountIdOf(context), userId: id });
  return refuseUnmanaged(context, await loginOf(context, id));
}

function refuseUnmanaged(context: Context, login: Login): Login {
  refuseUnless(rules.mayManage(giverOf(context), login));
  return login;
}

async function loginOf(context: Context, id: number): Promise<Login> {
  const login = await db.findLogin(context.sql, { accountId: accountIdOf(context), userId: id });
  if (!login) {
    throw notFound("User");
  }
  return login;
}

/** At a register a manager's PIN gives a manager's rights over people of that store. */
function giverOf(context: Context): Giver {
  const { user, employee, scope } = context;
  if (!user) {
    throw notSignedIn();
  }
  const reach = scope === "system" ? [] : scope.storeIds;
  return { userId: user.id, role: user.type === "PosUser" && employee?.isManager ? 1 : user.role, reach };
}

function accountIdOf(context: Context): number {
  if (!context.store) {
    throw notFound("Store");
  }
  return context.store.accountId;
}

function refuseUnreached(giver: Giver, chosen: readonly number[]): void {
  if (!chosen.every((storeId) => giver.reach.includes(storeId))) {
    throw notFound("Store");
  }
}

function refuseUnless(isAllowed: boolean): void {
  if (!isAllowed) {
    throw forbidden();
  }
}

function defaultOf(preferred: number | null | undefined, stores: readonly number[]): number | null {
  return preferred !== null && preferred !== undefined && stores.includes(preferred) ? preferred : (stores[0] ?? null);
}

function userEventFields({ fullName: name, role: roleNumber, storeIds: stores, defaultStoreId }: Login) {
  return { fullName: name, role: roleNumber, storeIds: stores, defaultStoreId };
}

function subject(id: number): EventSubject {
  return { kind: "User", id };
}
