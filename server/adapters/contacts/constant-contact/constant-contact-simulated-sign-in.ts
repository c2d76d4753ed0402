import { token } from "#server/adapters/contacts/simulated-audiences.ts";
import type {
  SimulatedAccount,
  SimulatedAudiences,
  SimulatedSignIn,
} from "#server/adapters/contacts/simulated-audiences.ts";
import type { SimulatedRequest, SimulatedResponse } from "#server/platform/providers/simulated-services.ts";
import { constantContactScope } from "./constant-contact-paths.ts";
import { ownAccounts } from "./constant-contact-simulated-contacts.ts";
import { escaped, page } from "./constant-contact-simulated-pages.ts";

const accessSeconds = 86_400;

/**
 * GET /oauth2/default/v1/authorize: the page on which a person allows the program into an account, and, with the answer in
 * the address (`account`, or `cancel`), the way back to the program.
 */
export function showSignIn(world: SimulatedAudiences, { query }: SimulatedRequest): SimulatedResponse {
  const returnUrl = query.get("redirect_uri") ?? "";
  const state = query.get("state") ?? "";
  const isValid = query.get("client_id") === world.app.clientId && query.get("scope") === constantContactScope;
  if (!isValid || !URL.canParse(returnUrl) || state === "") {
    return page({
      status: 400,
      title: "Constant Contact can't log you in",
      content: "<p>The request is not valid.</p>",
    });
  }
  if (query.has("cancel")) {
    return sendBack(returnUrl, { state, error: "access_denied" });
  }
  const account = ownAccounts(world).find(({ id }) => id === query.get("account"));
  if (account === undefined) {
    return page({ title: "Log in to Constant Contact", content: form(ownAccounts(world), query) });
  }
  const code = token();
  world.codes.set(code, { accountId: account.id, returnUrl });
  return sendBack(returnUrl, { code, state });
}

function form(accounts: readonly SimulatedAccount[], query: URLSearchParams): string {
  const kept = [...query].map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  const choices = accounts.map(
    ({ id, name }, at) =>
      `<label><input type="radio" name="account" value="${escaped(id)}"${at === 0 ? " checked" : ""}> ${escaped(name)}</label>`,
  );
  return [
    `<form>${kept.join("")}<fieldset><legend>Which account?</legend>${choices.join("")}</fieldset>`,
    `<p><button>Allow</button> <button name="cancel" value="1">Deny</button></p></form>`,
  ].join("");
}

function sendBack(returnUrl: string, fields: Record<string, string>): SimulatedResponse {
  const location = new URL(returnUrl);
  Object.entries(fields).forEach(([name, value]) => location.searchParams.set(name, value));
  return { status: 302, body: null, headers: { location: location.href } };
}

/** POST /oauth2/default/v1/token. Each refresh token is good once. */
export function issueTokens(world: SimulatedAudiences, request: SimulatedRequest): SimulatedResponse {
  if (!isOwnApp(world, request)) {
    return { status: 401, body: { error: "invalid_client", error_description: "The client secret is not valid." } };
  }
  const { grant_type: grantType, code, redirect_uri: returnUrl, refresh_token: refreshToken } = request.body;
  if (grantType === "authorization_code") {
    const granted = world.codes.get(String(code));
    world.codes.delete(String(code));
    if (granted === undefined || granted.returnUrl !== returnUrl) {
      return refusedGrant("The authorization code is invalid or has expired.");
    }
    const signIn = {
      accountId: granted.accountId,
      token: "",
      isRevoked: false,
      endsAt: null,
      refreshToken: "",
      spent: [],
    };
    world.signIns.push(signIn);
    return giveTokens(signIn, request.now);
  }
  const held = world.signIns.find((signIn) => signIn.refreshToken !== "" && signIn.refreshToken === refreshToken);
  return held === undefined || held.isRevoked
    ? refusedGrant("The refresh token is invalid or expired.")
    : giveTokens(held, request.now);
}

/** POST /oauth2/default/v1/revoke: a token that is worth nothing is taken too (RFC 7009). */
export function revokeTokens(world: SimulatedAudiences, request: SimulatedRequest): SimulatedResponse {
  if (!isOwnApp(world, request)) {
    return { status: 401, body: { error: "invalid_client", error_description: "The client secret is not valid." } };
  }
  const signIn = world.signIns.find(({ refreshToken }) => refreshToken === request.body["token"]);
  Object.assign(signIn ?? {}, { isRevoked: true });
  return { status: 200, body: null };
}

function giveTokens(signIn: SimulatedSignIn, now: Date): SimulatedResponse {
  signIn.spent.push(signIn.refreshToken);
  Object.assign(signIn, { token: token(), refreshToken: token() });
  signIn.endsAt = new Date(now.getTime() + accessSeconds * 1000);
  const { token: accessToken, refreshToken } = signIn;
  const body = {
    token_type: "Bearer",
    expires_in: accessSeconds,
    access_token: accessToken,
    refresh_token: refreshToken,
  };
  return { status: 200, body: { ...body, scope: constantContactScope } };
}

/** The account of a request's token; null for one that is worth nothing or has ended. */
export function accountOf(world: SimulatedAudiences, { headers, now }: SimulatedRequest): SimulatedAccount | null {
  const given = String(headers["authorization"]).replace(/^Bearer /, "");
  const signIn = world.signIns.find(({ token: issued, isRevoked }) => issued === given && !isRevoked);
  const hasEnded = signIn === undefined || signIn.endsAt === null || signIn.endsAt <= now;
  return hasEnded ? null : (ownAccounts(world).find(({ id }) => id === signIn.accountId) ?? null);
}

function isOwnApp({ app }: SimulatedAudiences, { headers }: SimulatedRequest): boolean {
  const expected = Buffer.from(`${app.clientId}:${app.clientSecret}`).toString("base64");
  return headers["authorization"] === `Basic ${expected}`;
}

function refusedGrant(description: string): SimulatedResponse {
  return { status: 400, body: { error: "invalid_grant", error_description: description } };
}
