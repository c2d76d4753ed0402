import type { ProviderFaultCode } from "#common/refusal-codes.ts";
import { callProvider } from "#server/platform/providers/call-provider.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import type { Connected, PageSignIn } from "#server/platform/providers/provider.ts";
import { readResponse } from "#server/platform/providers/read-response.ts";
import * as answers from "./square-account-answers.ts";
import { squareAccountPaths as paths, squareVersion } from "./square-account.ts";
import type { SquareCredentials as Credentials, SquareRegistration } from "./square-account.ts";
import type { SquareCall } from "./square-call.ts";
import { readSquareFault } from "./square-faults.ts";

export function squareSignIn(registration: SquareRegistration, call: SquareCall): PageSignIn {
  return {
    pageUrl({ state, returnUrl }) {
      const query = new URLSearchParams({
        client_id: registration.clientId,
        scope: registration.scopes.join(" "),
        // A person who is signed in to another account of theirs is asked which it shall be.
        session: "false",
        state,
        redirect_uri: returnUrl,
      });
      return `${registration.signIn}${paths.signIn}?${query.toString()}`;
    },
    async finish({ code, error }, { returnUrl }) {
      if (!code) {
        const text = error === "access_denied" ? "The sign-in at Square was canceled" : "Square sent no code";
        throw new ProviderFault("sign-in", text, { serviceCode: error ?? null });
      }
      const grant = { grant_type: "authorization_code", code, redirect_uri: returnUrl };
      const { credentials, expiresAt } = await requestTokens(registration, grant);
      const accountName = await readMerchantName(call, credentials);
      return { credentials: { ...credentials, accountName }, accountName, expiresAt };
    },
  };
}

async function readMerchantName(call: SquareCall, credentials: Credentials): Promise<string> {
  const body = await call({ credentials, path: paths.ownMerchant });
  return readResponse(answers.merchant, body).merchant.business_name || "Square";
}

/** Nothing else is called: if that failed, the new tokens would be lost. The merchant's name is kept beside them. */
export async function renewTokens(registration: SquareRegistration, held: Credentials): Promise<Connected> {
  const grant = { grant_type: "refresh_token", refresh_token: held["refreshToken"] ?? "" };
  const { credentials, expiresAt } = await requestTokens(registration, grant);
  return { credentials: { ...held, ...credentials }, accountName: held["accountName"] ?? "", expiresAt };
}

async function requestTokens(
  { api, clientId: client_id, clientSecret: client_secret }: SquareRegistration,
  grant: Record<string, string>,
) {
  const { body } = await callProvider({
    url: `${api}${paths.tokens}`,
    method: "POST",
    headers: { "square-version": squareVersion },
    body: { client_id, client_secret, ...grant },
    readFault: (fault, status) => readTokenFault(fault, status),
  });
  const {
    access_token: accessToken,
    refresh_token: refreshToken,
    merchant_id: merchantId,
    expires_at,
  } = readResponse(answers.tokens, body);
  return { credentials: { accessToken, refreshToken, merchantId }, expiresAt: new Date(expires_at) };
}

/** A refused code or refresh token is a sign-in that has ended; refused keys are the installation's. */
function readTokenFault(body: unknown, status: number) {
  const fault = readSquareFault(body, status);
  if (fault === null || fault.code === "rate-limited" || fault.code === "unavailable") {
    return fault;
  }
  return fault.serviceCode === "UNAUTHORIZED" && /client/i.test(fault.text)
    ? { ...fault, code: "refused" as const, text: "Square does not accept this program's application ID and secret" }
    : { ...fault, code: "sign-in" as const, text: "Square ended the sign-in" };
}

/**
 * Gives the login back. One that has ended already is refused, which is as good. Another store may be signed in to the
 * same account: then its tokens stay.
 */
export async function revokeTokens(
  { api, clientId: client_id, clientSecret }: SquareRegistration,
  credentials: Credentials,
  { keepsOthers }: { keepsOthers: boolean },
): Promise<void> {
  try {
    await callProvider({
      url: `${api}${paths.revoke}`,
      method: "POST",
      headers: { authorization: `Client ${clientSecret}`, "square-version": squareVersion },
      body: { client_id, access_token: credentials["accessToken"] ?? "", revoke_only_access_token: keepsOthers },
      readFault: readRevokeFault,
    });
  } catch (error) {
    if (!(error instanceof ProviderFault) || error.code !== "sign-in") {
      throw error;
    }
  }
}

/** Here the sign-in is that of the installation, and only its token may have ended. */
function readRevokeFault(body: unknown, status: number) {
  const fault = readSquareFault(body, status);
  if (fault === null) {
    return null;
  }
  return status === 404 ? { ...fault, code: "sign-in" as const } : { ...fault, code: unlessSignIn(fault.code) };
}

function unlessSignIn(code: ProviderFaultCode): ProviderFaultCode {
  return code === "sign-in" ? "refused" : code;
}
