import type { SimulatedRequest, SimulatedResponse } from "#server/platform/providers/simulated-services.ts";
import { token } from "./simulated-sign-ins.ts";
import type { SimulatedSignIn, SimulatedSignIns } from "./simulated-sign-ins.ts";
import { badRequest, notFound, unauthorized } from "./square-simulated-answers.ts";
import { escaped, page } from "./square-simulated-pages.ts";

const accessMs = 30 * 86_400_000;

/**
 * GET /oauth2/authorize: the page on which a person allows the program to read a merchant's account, and, with the answer
 * in the address (`merchant`, or `cancel`), the way back to the program.
 */
export function showSignIn(world: SimulatedSignIns, { query }: SimulatedRequest): SimulatedResponse {
  const returnUrl = query.get("redirect_uri") ?? "";
  if (query.get("client_id") !== world.app.clientId || !URL.canParse(returnUrl) || !query.get("state")) {
    return page({ status: 400, title: "Square can't sign you in", content: "<p>The request is not valid.</p>" });
  }
  const state = query.get("state") ?? "";
  if (query.has("cancel")) {
    return sendBack(returnUrl, { state, error: "access_denied", error_description: "user_denied" });
  }
  const merchant = world.merchants.find(({ id }) => id === query.get("merchant"));
  if (merchant === undefined) {
    return page({ title: "Sign in to Square", content: form(world, query) });
  }
  const code = token("sq0cgp");
  world.codes.set(code, { merchantId: merchant.id, returnUrl });
  return sendBack(returnUrl, { code, response_type: "code", state });
}

function form({ merchants }: SimulatedSignIns, query: URLSearchParams): string {
  const kept = [...query].map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  const choices = merchants.map(
    ({ id, name }, at) =>
      `<label><input type="radio" name="merchant" value="${escaped(id)}"${at === 0 ? " checked" : ""}> ${escaped(name)}</label>`,
  );
  const rights = (query.get("scope") ?? "").split(" ").map((scope) => `<li>${escaped(scope)}</li>`);
  return [
    `<form>${kept.join("")}<fieldset><legend>Whose account?</legend>${choices.join("")}</fieldset>`,
    `<p>Hangtag asks for:</p><ul>${rights.join("")}</ul>`,
    `<p><button>Allow</button> <button name="cancel" value="1">Deny</button></p></form>`,
  ].join("");
}

function sendBack(returnUrl: string, fields: Record<string, string>): SimulatedResponse {
  const location = new URL(returnUrl);
  Object.entries(fields).forEach(([name, value]) => location.searchParams.set(name, value));
  return { status: 302, body: null, headers: { location: location.href } };
}

/** POST /oauth2/token. */
export function issueTokens(world: SimulatedSignIns, { body, now }: SimulatedRequest): SimulatedResponse {
  if (body["client_id"] !== world.app.clientId || body["client_secret"] !== world.app.clientSecret) {
    return unauthorized("UNAUTHORIZED", "Invalid client credentials");
  }
  if (body["grant_type"] === "authorization_code") {
    const code = String(body["code"]);
    const granted = world.codes.get(code);
    world.codes.delete(code);
    return granted === undefined || granted.returnUrl !== body["redirect_uri"]
      ? unauthorized("UNAUTHORIZED", "Authorization code not found")
      : giveTokens(addSignIn(world, granted.merchantId), now);
  }
  const signIn = world.signIns.find(({ refreshToken }) => refreshToken === body["refresh_token"]);
  if (body["grant_type"] !== "refresh_token") {
    return badRequest("BAD_REQUEST", "Unknown grant type");
  }
  return signIn === undefined || signIn.isRevoked
    ? unauthorized("UNAUTHORIZED", "Refresh token not found")
    : giveTokens(signIn, now);
}

function addSignIn(world: SimulatedSignIns, merchantId: string): SimulatedSignIn {
  const signIn = {
    merchantId,
    accessToken: "",
    accessEndsAt: new Date(0),
    refreshToken: token("EQAA"),
    isRevoked: false,
  };
  world.signIns.push(signIn);
  return signIn;
}

/** The refresh token stays, as Square's does in this flow; the access token before it ends. */
function giveTokens(signIn: SimulatedSignIn, now: Date): SimulatedResponse {
  signIn.accessToken = token("EAAA");
  signIn.accessEndsAt = new Date(now.getTime() + accessMs);
  return {
    status: 200,
    body: {
      access_token: signIn.accessToken,
      token_type: "bearer",
      expires_at: signIn.accessEndsAt.toISOString(),
      merchant_id: signIn.merchantId,
      refresh_token: signIn.refreshToken,
      short_lived: false,
    },
  };
}

/** POST /oauth2/revoke. */
export function revokeTokens(world: SimulatedSignIns, { body, headers }: SimulatedRequest): SimulatedResponse {
  if (headers["authorization"] !== `Client ${world.app.clientSecret}` || body["client_id"] !== world.app.clientId) {
    return unauthorized("UNAUTHORIZED", "Invalid client credentials");
  }
  const signIn = world.signIns.find(({ accessToken }) => accessToken === body["access_token"]);
  if (signIn === undefined || signIn.isRevoked) {
    return notFound("Access token not found");
  }
  const all = world.signIns.filter(({ merchantId }) => merchantId === signIn.merchantId);
  for (const ended of body["revoke_only_access_token"] === true ? [signIn] : all) {
    ended.isRevoked = true;
  }
  return { status: 200, body: { success: true } };
}

/** The merchant of a request's token, or why it gets nothing. */
export function merchantOf(
  world: SimulatedSignIns,
  { headers, now }: SimulatedRequest,
): { merchantId: string } | SimulatedResponse {
  const accessToken = String(headers["authorization"]).replace(/^Bearer /, "");
  const signIn = world.signIns.find((each) => each.accessToken === accessToken);
  if (signIn === undefined) {
    return unauthorized("UNAUTHORIZED", "This request could not be authorized.");
  }
  if (signIn.isRevoked) {
    return unauthorized("ACCESS_TOKEN_REVOKED", "The access token has been revoked.");
  }
  return signIn.accessEndsAt <= now
    ? unauthorized("ACCESS_TOKEN_EXPIRED", "The access token has expired.")
    : { merchantId: signIn.merchantId };
}
