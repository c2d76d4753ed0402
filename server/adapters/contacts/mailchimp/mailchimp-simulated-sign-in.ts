import { token } from "#server/adapters/contacts/simulated-audiences.ts";
import type { SimulatedAccount, SimulatedAudiences } from "#server/adapters/contacts/simulated-audiences.ts";
import type { SimulatedRequest, SimulatedResponse } from "#server/platform/providers/simulated-services.ts";
import { problem } from "./mailchimp-simulated-answers.ts";
import { escaped, page } from "./mailchimp-simulated-pages.ts";

/**
 * GET /oauth2/authorize: the page on which a person allows the program into an account, and, with the answer in the address
 * (`account`, or `cancel`), the way back to the program.
 */
export function showSignIn(world: SimulatedAudiences, { query }: SimulatedRequest): SimulatedResponse {
  const returnUrl = query.get("redirect_uri") ?? "";
  if (query.get("client_id") !== world.app.clientId || !URL.canParse(returnUrl) || !query.get("state")) {
    return page({ status: 400, title: "Mailchimp can't log you in", content: "<p>The request is not valid.</p>" });
  }
  const state = query.get("state") ?? "";
  if (query.has("cancel")) {
    return sendBack(returnUrl, { state, error: "access_denied" });
  }
  const account = ownAccounts(world).find(({ id }) => id === query.get("account"));
  if (account === undefined) {
    return page({ title: "Log in to Mailchimp", content: form(ownAccounts(world), query) });
  }
  const code = token();
  world.codes.set(code, { accountId: account.id, returnUrl });
  return sendBack(returnUrl, { code, state });
}

const ownAccounts = ({ accounts }: SimulatedAudiences): SimulatedAccount[] =>
  accounts.filter(({ service }) => service === "mailchimp");

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

/** POST /oauth2/token. The token never ends: `expires_in` is 0. */
export function issueToken(world: SimulatedAudiences, { body }: SimulatedRequest): SimulatedResponse {
  if (body["client_id"] !== world.app.clientId || body["client_secret"] !== world.app.clientSecret) {
    return { status: 400, body: { error: "invalid_client", error_description: "client_secret mismatch" } };
  }
  const granted = world.codes.get(String(body["code"]));
  world.codes.delete(String(body["code"]));
  if (granted === undefined || granted.returnUrl !== body["redirect_uri"]) {
    return { status: 400, body: { error: "invalid_grant", error_description: "Invalid authorization code" } };
  }
  const signIn = {
    accountId: granted.accountId,
    token: token(),
    isRevoked: false,
    endsAt: null,
    refreshToken: "",
    spent: [],
  };
  world.signIns.push(signIn);
  return { status: 200, body: { access_token: signIn.token, expires_in: 0, scope: null } };
}

/** GET /oauth2/metadata. */
export function showMetadata(world: SimulatedAudiences, request: SimulatedRequest): SimulatedResponse {
  const account = accountOf(world, request);
  if (account === null) {
    return { status: 401, body: { error: "invalid_token" } };
  }
  const { id, name } = account;
  return { status: 200, body: { dc: "us1", role: "owner", accountname: name, user_id: Number(id), login: {} } };
}

/** The account of a request's token; null for one that is worth nothing. */
export function accountOf(world: SimulatedAudiences, { headers }: SimulatedRequest): SimulatedAccount | null {
  const given = String(headers["authorization"]).replace(/^(Bearer|OAuth) /, "");
  const signIn = world.signIns.find(({ token: issued, isRevoked }) => issued === given && !isRevoked);
  return world.accounts.find(({ id }) => id === signIn?.accountId) ?? null;
}

export const unauthorized = () =>
  problem(401, "API Key Invalid", "Your API key may be invalid, or you've attempted to access the wrong datacenter.");
