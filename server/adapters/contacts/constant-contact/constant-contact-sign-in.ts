import type { Credentials } from "#server/adapters/contacts/contacts.ts";
import { callProvider } from "#server/platform/providers/call-provider.ts";
import type { FaultInBody } from "#server/platform/providers/call-provider.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import type { Connected, PageSignIn } from "#server/platform/providers/provider.ts";
import { readResponse } from "#server/platform/providers/read-response.ts";
import * as answers from "./constant-contact-answers.ts";
import { readConstantContactFault } from "./constant-contact-faults.ts";
import { constantContactPaths as paths, constantContactScope } from "./constant-contact-paths.ts";

/** Where Constant Contact signs people in, and what the installation is registered there as. */
export type ConstantContactRegistration = { api: string; signIn: string; clientId: string; clientSecret: string };

/** https://developer.constantcontact.com/api_guide/server_flow.html */
export function constantContactSignIn(registration: ConstantContactRegistration): PageSignIn {
  return {
    pageUrl({ state, returnUrl }) {
      const query = new URLSearchParams({
        response_type: "code",
        client_id: registration.clientId,
        redirect_uri: returnUrl,
        scope: constantContactScope,
        state,
      });
      return `${registration.signIn}${paths.signIn}?${query.toString()}`;
    },
    async finish({ code, error }, { returnUrl, now }) {
      if (!code) {
        const text =
          error === "access_denied" ? "The sign-in at Constant Contact was canceled" : "Constant Contact sent no code";
        throw new ProviderFault("sign-in", text, { serviceCode: error ?? null });
      }
      const form = { grant_type: "authorization_code", code, redirect_uri: returnUrl };
      const { tokens, expiresAt } = await requestTokens(registration, form, now);
      return readAccount(registration, tokens, expiresAt);
    },
  };
}

/** New tokens for the old ones: a refresh token is good once. */
export async function renewTokens(
  registration: ConstantContactRegistration,
  credentials: Credentials,
  now: Date,
): Promise<Connected> {
  const refreshToken = credentials["refreshToken"] ?? "";
  const form = { grant_type: "refresh_token", refresh_token: refreshToken };
  const { tokens, expiresAt } = await requestTokens(registration, form, now);
  return { credentials: { ...credentials, ...tokens }, accountName: credentials["accountName"] ?? "", expiresAt };
}

async function requestTokens(
  registration: ConstantContactRegistration,
  form: Record<string, string>,
  now: Date,
): Promise<{ tokens: Record<string, string>; expiresAt: Date }> {
  const { body } = await callProvider({
    url: `${registration.signIn}${paths.tokens}`,
    method: "POST",
    headers: { authorization: basicAuthorization(registration) },
    form: new URLSearchParams(form),
    readFault: readTokenFault,
  });
  const { access_token, refresh_token, expires_in } = readResponse(answers.tokens, body);
  return {
    tokens: { accessToken: access_token, ...(refresh_token !== undefined && { refreshToken: refresh_token }) },
    expiresAt: new Date(now.getTime() + expires_in * 1000),
  };
}

function readTokenFault(body: unknown): FaultInBody | null {
  const error = answers.tokenRefusal.safeParse(body).data?.error;
  if (error === "invalid_grant") {
    return { code: "sign-in", text: "Constant Contact ended the sign-in", serviceCode: error };
  }
  // The keys are the installation's: nobody in a store mends that by signing in again.
  return error === "invalid_client"
    ? {
        code: "refused",
        text: "Constant Contact does not accept this program's API key and secret",
        serviceCode: error,
      }
    : null;
}

async function readAccount(
  { api }: ConstantContactRegistration,
  tokens: Record<string, string>,
  expiresAt: Date,
): Promise<Connected> {
  const { body } = await callProvider({
    url: `${api}${paths.account}`,
    headers: { authorization: `Bearer ${tokens["accessToken"] ?? ""}` },
    readFault: readConstantContactFault,
  });
  const { encoded_account_id: accountId, organization_name: name } = readResponse(answers.account, body);
  const accountName = name || "Constant Contact";
  return { credentials: { ...tokens, accountId, accountName }, accountName, expiresAt };
}

/**
 * Gives the login back as RFC 7009 has it, which the sign-in server keeps to; Constant Contact's own guide does not name the
 * call. A token that has ended already is taken as well.
 */
export async function revokeTokens(registration: ConstantContactRegistration, credentials: Credentials): Promise<void> {
  await callProvider({
    url: `${registration.signIn}${paths.revoke}`,
    method: "POST",
    headers: { authorization: basicAuthorization(registration) },
    form: new URLSearchParams({ token: credentials["refreshToken"] ?? "", token_type_hint: "refresh_token" }),
    readFault: readTokenFault,
  });
}

function basicAuthorization({ clientId, clientSecret }: ConstantContactRegistration): string {
  return `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`;
}
