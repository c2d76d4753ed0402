import type { Credentials } from "#server/adapters/bookkeeping/bookkeeping.ts";
import { callProvider } from "#server/platform/providers/call-provider.ts";
import type { FaultInBody } from "#server/platform/providers/call-provider.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import type { Connected } from "#server/platform/providers/provider.ts";
import { readResponse } from "#server/platform/providers/read-response.ts";
import * as answers from "./quickbooks-answers.ts";
import { quickbooksPaths as paths, quickbooksScope } from "./quickbooks-paths.ts";

/** Where QuickBooks signs people in, and what the installation is registered there as. */
export type QuickbooksRegistration = {
  signIn: string;
  tokens: string;
  revoke: string;
  clientId: string;
  clientSecret: string;
};

export type Tokens = {
  tokens: { accessToken: string; refreshToken: string };
  /** When the access token ends, and the sign-in if it is not renewed. */
  ends: Pick<Connected, "expiresAt" | "signInEndsAt">;
};

/** The page where a person signs in to Intuit and chooses the company. */
export function signInPage(
  { signIn, clientId }: QuickbooksRegistration,
  { state, returnUrl }: { state: string; returnUrl: string },
): string {
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: "code",
    scope: quickbooksScope,
    redirect_uri: returnUrl,
    state,
  });
  return `${signIn}${paths.signIn}?${query.toString()}`;
}

export async function exchangeCode(
  registration: QuickbooksRegistration,
  { code, returnUrl, now }: { code: string; returnUrl: string; now: Date },
): Promise<Tokens> {
  return requestTokens(registration, { grant_type: "authorization_code", code, redirect_uri: returnUrl }, now);
}

/**
 * New tokens for the old ones. Nothing else is called: if that failed, the tokens that it was to be called with would be
 * lost, and the old ones have ended.
 */
export async function renewTokens(
  registration: QuickbooksRegistration,
  credentials: Credentials,
  now: Date,
): Promise<Connected> {
  const refreshToken = credentials["refreshToken"] ?? "";
  const form = { grant_type: "refresh_token", refresh_token: refreshToken };
  const { tokens, ends } = await requestTokens(registration, form, now);
  return { credentials: { ...credentials, ...tokens }, accountName: credentials["companyName"] ?? "", ...ends };
}

async function requestTokens(
  registration: QuickbooksRegistration,
  form: Record<string, string>,
  now: Date,
): Promise<Tokens> {
  const { body } = await callProvider({
    url: `${registration.tokens}${paths.tokens}`,
    method: "POST",
    headers: { authorization: basicAuthorization(registration) },
    form: new URLSearchParams(form),
    readFault: readTokenFault,
  });
  const {
    access_token: accessToken,
    refresh_token: refreshToken,
    expires_in: seconds,
    x_refresh_token_expires_in: signInSeconds,
  } = readResponse(answers.tokens, body);
  const after = (wait: number) => new Date(now.getTime() + wait * 1000);
  const ends = {
    expiresAt: after(seconds),
    ...(signInSeconds !== undefined && { signInEndsAt: after(signInSeconds) }),
  };
  return { tokens: { accessToken, refreshToken }, ends };
}

function readTokenFault(body: unknown): FaultInBody | null {
  const error = answers.tokenRefusal.safeParse(body).data?.error;
  if (error === "invalid_grant") {
    return { code: "sign-in", text: "QuickBooks ended the sign-in", serviceCode: error };
  }
  // The keys are the installation's: nobody in a store mends that by signing in again.
  return error === "invalid_client"
    ? { code: "refused", text: "QuickBooks does not accept this program's client ID and secret", serviceCode: error }
    : null;
}

/** Gives the login back. A token that has ended already is refused, which is as good. */
export async function revokeTokens(registration: QuickbooksRegistration, credentials: Credentials): Promise<void> {
  try {
    await callProvider({
      url: `${registration.revoke}${paths.revoke}`,
      method: "POST",
      headers: { authorization: basicAuthorization(registration) },
      body: { token: credentials["refreshToken"] ?? "" },
      faults: { 400: "sign-in", 401: "refused" },
    });
  } catch (error) {
    if (!(error instanceof ProviderFault) || error.code !== "sign-in") {
      throw error;
    }
  }
}

function basicAuthorization({ clientId, clientSecret }: QuickbooksRegistration): string {
  return `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`;
}
