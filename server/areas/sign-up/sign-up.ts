/** Sign-up of owners: the public page, the mailed link, and the company that it makes. */
import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { foreignText, inputText } from "#common/inputs/input-ranges.ts";
import { signUpFields } from "#common/people/sign-up-fields.ts";
import { companySignedUp } from "#server/events/companies.ts";
import { guessLimits } from "#server/platform/auth/guesses.rules.ts";
import { countFailure, secondsToWait } from "#server/platform/auth/guesses.ts";
import { hashSecret, newPassword } from "#server/platform/auth/passwords.ts";
import { getProfile } from "#server/platform/auth/sign-in.db.ts";
import { openSignIn } from "#server/platform/auth/sign-in.ts";
import type { SignInAnswer } from "#server/platform/auth/sign-in.ts";
import { hashToken, newToken } from "#server/platform/auth/tokens.ts";
import type { Context, SignUpSettings } from "#server/platform/context/context.ts";
import { writeEvent } from "#server/platform/context/write-event.ts";
import { postMail } from "#server/platform/emails/post-mail.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal, invalidInput, notFound } from "#server/platform/refusals/refusal.ts";
import { mailSignUp } from "./sign-up.jobs.ts";
import { deactivatedDocument, hasAccountDocument, linkDocument } from "./sign-up-mails.ts";
import * as db from "./sign-up.db.ts";
import type { SignUp } from "./sign-up.db.ts";
import { countingAcceptance, linkState, signUpLinkMs } from "./sign-up.rules.ts";
import type { LinkState } from "./sign-up.rules.ts";

const termsVersion = inputText.max(60);
const token = inputText.min(1).max(200);

export type OpenSignUp = SignUpSettings & { isDemo: boolean };

/** Refuses where this installation takes no sign-ups: its pages then have no link to them. */
export const viewSignUp = operation({
  name: "signUp.viewSignUp",
  kind: "read",
  permission: "public",
  on: "nobody",
  input: z.object({}),
  run: async (context): Promise<OpenSignUp> => ({ ...requireOpen(context), isDemo: context.platform.isDemo }),
});

/**
 * Takes down what an owner typed and mails the link. Returns the seconds to wait when there were too many of them; for
 * known and unknown addresses everything is the same.
 */
export const requestSignUp = operation({
  name: "signUp.requestSignUp",
  kind: "write",
  permission: "public",
  on: "nobody",
  asSystem: "nobody is known yet",
  input: z.object({ ...signUpFields, termsVersion }),
  async run(context, { fullName, company, email, termsVersion: accepted }): Promise<{ waitSeconds: number }> {
    if (accepted !== requireOpen(context).termsVersion) {
      throw termsChanged();
    }
    const guesses = [
      { limit: guessLimits.signUpEmail, key: email },
      { limit: guessLimits.signUpAddress, key: context.address },
    ];
    const waitSeconds = await secondsToWait(context, guesses);
    await countFailure(context, guesses);
    if (waitSeconds === 0) {
      const id = uuidv7();
      const acceptance = { termsVersion: accepted, termsAcceptedAt: context.now };
      await db.insertSignUp(context.sql, { id, fullName, company, email, ...acceptance, createdAt: context.now });
      await context.addJob(mailSignUp, { signUpId: id });
    }
    return { waitSeconds };
  },
});

/** Mails the link, or that the address has an account; run by the job, and once for each sign-up. */
export const sendSignUpMail = operation({
  name: "signUp.sendSignUpMail",
  kind: "write",
  permission: "jobs:manage",
  on: "nobody",
  asSystem: "a job looks the address up",
  input: mailSignUp.payload,
  async run(context, { signUpId }): Promise<void> {
    const signUp = context.system === null ? undefined : await db.lockSignUp(context.sql, { id: signUpId });
    if (!signUp || signUp.mailedAt !== null) {
      return;
    }
    const { publicUrl } = context.platform;
    const mailedAt = context.now;
    const holder = await db.findAccountHolder(context.sql, signUp.email);
    if (holder) {
      const document = holder.isActive ? hasAccountDocument(holder, publicUrl) : deactivatedDocument(holder);
      await db.saveMailed(context.sql, { id: signUpId, mailedAt, link: null });
      await postMail(context, { accountId: holder.accountId, to: holder.email, document });
      return;
    }
    const secret = newToken();
    const link = { tokenHash: hashToken(secret), expiresAt: new Date(mailedAt.getTime() + signUpLinkMs) };
    await db.saveMailed(context.sql, { id: signUpId, mailedAt, link });
    const document = linkDocument(signUp, `${publicUrl}/sign-up/confirm?token=${secret}`);
    await postMail(context, { accountId: null, to: signUp.email, document });
  },
});

export type SignUpLink = Pick<SignUp, "fullName" | "company" | "email"> & {
  state: LinkState;
  /** The terms have changed since they were accepted. */
  needsTerms: boolean;
};

/** What a mailed link is for. Looking does not use it: mail programs open links before people do. */
export const viewSignUpLink = operation({
  name: "signUp.viewSignUpLink",
  kind: "read",
  permission: "public",
  on: "nobody",
  asSystem: "nobody is known yet",
  input: z.object({ token }),
  async run(context, { token: secret }): Promise<SignUpLink | null> {
    const { termsVersion: version } = requireOpen(context);
    const signUp = await db.findSignUp(context.sql, hashToken(secret));
    if (!signUp) {
      return null;
    }
    const { fullName, company, email } = signUp;
    const needsTerms = countingAcceptance(signUp, { version, accepted: null, now: context.now }) === null;
    return { fullName, company, email, needsTerms, state: await stateOf(context, signUp) };
  },
});

export type ConfirmOutcome =
  | { signedIn: SignInAnswer }
  | { refused: Exclude<LinkState, "open"> | "unknown" | "terms" }
  | { waitSeconds: number };

/**
 * Makes the company and its owner, and signs the owner in. The lock on the row is what lets a link work only once. What
 * is refused is returned and not thrown, because a wrong try must be counted.
 */
export const confirmSignUp = operation({
  name: "signUp.confirmSignUp",
  kind: "write",
  permission: "public",
  on: "nobody",
  asSystem: "nobody is known yet",
  secretAnswer: "run-again",
  input: z.object({
    token,
    password: newPassword,
    termsVersion: termsVersion.nullable().default(null),
    userAgent: foreignText(500).nullable().default(null),
  }),
  async run(context, { token: secret, password, termsVersion: accepted, userAgent }): Promise<ConfirmOutcome> {
    const { termsVersion: version } = requireOpen(context);
    const guesses = [{ limit: guessLimits.signUpLink, key: context.address }];
    const waitSeconds = await secondsToWait(context, guesses);
    if (waitSeconds > 0) {
      return { waitSeconds };
    }
    const signUp = await db.lockSignUp(context.sql, { tokenHash: hashToken(secret) });
    if (!signUp) {
      await countFailure(context, guesses);
      return { refused: "unknown" };
    }
    const state = await stateOf(context, signUp);
    if (state !== "open") {
      return { refused: state };
    }
    const acceptance = countingAcceptance(signUp, { version, accepted, now: context.now });
    if (acceptance === null) {
      return { refused: "terms" };
    }
    const owner = await makeCompany(context, { signUp, password, acceptance });
    const profile = await getProfile(context.sql, owner);
    return { signedIn: await openSignIn(context, { profile, deviceId: context.deviceId, userAgent }) };
  },
});

type NewCompany = {
  signUp: SignUp;
  password: string;
  acceptance: { termsVersion: string; termsAcceptedAt: Date };
};

async function makeCompany(
  context: Context,
  { signUp, password, acceptance }: NewCompany,
): Promise<{ accountId: number; userId: number }> {
  const { sql, now } = context;
  const { company, email, fullName } = signUp;
  const passwordHash = await hashSecret(password);
  const accountId = await db.insertCompany(sql, { name: company, createdAt: now });
  const userId = await db.insertOwner(sql, { accountId, email, fullName, passwordHash, createdAt: now });
  if (userId === undefined) {
    // An invitation or another link of the same address won; nothing of this one stays.
    throw linkUsed();
  }
  const { termsVersion: version, termsAcceptedAt: acceptedAt } = acceptance;
  await db.insertTermsAcceptance(sql, { accountId, id: uuidv7(), userId, version, acceptedAt });
  await db.useLinksOf(sql, { email, now });
  const profile = await getProfile(sql, { accountId, userId });
  const user = { ...profile, type: "User" as const, sessionId: "" };
  const payload = { userId, name: company, termsVersion: version };
  await writeEvent({ ...context, user }, { event: companySignedUp, payload, subject: { kind: "User", id: userId } });
  return { accountId, userId };
}

/** An address that got its account another way has no use for a link. */
async function stateOf(context: Context, signUp: SignUp): Promise<LinkState> {
  const state = linkState(signUp, context.now);
  return state === "open" && (await db.findAccountHolder(context.sql, signUp.email)) ? "used" : state;
}

function requireOpen(context: Context): SignUpSettings {
  if (context.platform.signUp === undefined) {
    throw notFound("Page");
  }
  return context.platform.signUp;
}

function termsChanged(): Refusal {
  return invalidInput({ terms: ["The terms have changed. Read them and agree again."] });
}

export function linkUsed(): Refusal {
  const message = "This email already has an account. Sign in.";
  return new Refusal("sign-up-link-used", { message, status: 422 });
}
