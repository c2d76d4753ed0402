import { z } from "zod";
import { inputEmail, inputText } from "#common/inputs/input-ranges.ts";
import { passwordChanged, passwordReset } from "#server/events/people.ts";
import { writeEvent } from "#server/platform/context/write-event.ts";
import type { Context } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { forbidden } from "#server/platform/refusals/refusal.ts";
import { mailPasswordReset } from "./auth.jobs.ts";
import { guessLimits } from "./guesses.rules.ts";
import { countFailure, forgetFailures, secondsToWait } from "./guesses.ts";
import { mailResetLink } from "./password-mails.ts";
import * as db from "./password-resets.db.ts";
import { hashSecret, isSecret, newPassword } from "./passwords.ts";
import { forgetRights } from "./principals.ts";
import { endSessions } from "./sessions.ts";
import { findUserByEmail, getProfile } from "./sign-in.db.ts";
import { hashToken } from "./tokens.ts";

/** Requests a reset link by email. The response and its timing are the same for known and unknown addresses. */
export const forgetPassword = operation({
  name: "auth.forgetPassword",
  kind: "write",
  permission: "public",
  on: "nobody",
  asSystem: "nobody is known yet",
  input: z.object({ email: inputEmail }),
  async run(context, { email }): Promise<void> {
    const guesses = [
      { limit: guessLimits.forgotEmail, key: email },
      { limit: guessLimits.forgotAddress, key: context.address },
    ];
    const waitSeconds = await secondsToWait(context, guesses);
    await countFailure(context, guesses);
    if (waitSeconds === 0) {
      await context.addJob(mailPasswordReset, { email });
    }
  },
});

/** Sends the reset link; run by the job. */
export const sendPasswordReset = operation({
  name: "auth.sendPasswordReset",
  kind: "write",
  permission: "jobs:manage",
  on: "nobody",
  asSystem: "a job looks the address up",
  input: mailPasswordReset.payload,
  async run(context, { email }): Promise<void> {
    const user = context.system === null ? undefined : await findUserByEmail(context.sql, email);
    if (user) {
      await mailResetLink(context, user);
    }
  },
});

/** Chooses a new password with a mailed link; false when the link is wrong, old or used. Signs out everywhere. */
export const resetPassword = operation({
  name: "auth.resetPassword",
  kind: "write",
  permission: "public",
  on: "nobody",
  asSystem: "nobody is known yet",
  input: z.object({ token: inputText.min(1).max(200), password: newPassword }),
  async run(context, { token, password }): Promise<boolean> {
    const guesses = [{ limit: guessLimits.resetAddress, key: context.address }];
    if ((await secondsToWait(context, guesses)) > 0) {
      return false;
    }
    const link = await db.usePasswordReset(context.sql, { tokenHash: hashToken(token), now: context.now });
    const passwordRecord = link && (await db.findPasswordHash(context.sql, link));
    if (!passwordRecord) {
      await countFailure(context, guesses);
      return false;
    }
    await savePassword(context, { ...link, password });
    await forgetFailures(context, [{ limit: guessLimits.oldPassword, key: String(link.userId) }]);
    await endSessions(context, link);
    const profile = await getProfile(context.sql, link);
    const user = { ...profile, type: "User" as const, sessionId: "" };
    const subject = { kind: "User" as const, id: link.userId };
    await writeEvent({ ...context, user }, { event: passwordReset, payload: { userId: link.userId }, subject });
    return true;
  },
});

/** Changes the caller's own password; false when the old one is wrong. Signs out everywhere else. */
export const changePassword = operation({
  name: "auth.changePassword",
  kind: "write",
  permission: "password:change-own",
  on: "nobody",
  input: z.object({ oldPassword: inputText.min(1, "Type your present password").max(1000), password: newPassword }),
  async run(context, { oldPassword, password }): Promise<boolean> {
    const { user } = context;
    if (user?.type !== "User") {
      throw forbidden();
    }
    const userKey = { accountId: user.accountId, userId: user.id };
    const guesses = [{ limit: guessLimits.oldPassword, key: String(user.id) }];
    if ((await secondsToWait(context, guesses)) > 0) {
      return false;
    }
    const passwordRecord = await db.findPasswordHash(context.sql, userKey);
    if (!(await isSecret(passwordRecord?.passwordHash, oldPassword))) {
      await countFailure(context, guesses);
      return false;
    }
    await forgetFailures(context, guesses);
    await savePassword(context, { ...userKey, password });
    await endSessions(context, { ...userKey, except: user.sessionId });
    await context.emit(passwordChanged, { userId: user.id }, { kind: "User", id: user.id });
    return true;
  },
});

async function savePassword(
  context: Context,
  { accountId, userId, password }: { accountId: number; userId: number; password: string },
): Promise<void> {
  forgetRights(context.platform, `user:${userId}`);
  await db.savePasswordHash(context.sql, { accountId, userId, passwordHash: await hashSecret(password) });
  await db.closePasswordResets(context.sql, { userId, now: context.now });
}
