import { simulatedToken } from "#server/adapters/bookkeeping/simulated-books.ts";
import type { SimulatedBooks, SimulatedSignIn } from "#server/adapters/bookkeeping/simulated-books.ts";
import type { SimulatedRequest, SimulatedResponse } from "#server/platform/providers/simulated-services.ts";
import { quickbooksScope } from "./quickbooks-paths.ts";
import { htmlPage, signInForm } from "./quickbooks-simulated-pages.ts";

const accessSeconds = 3600;
const refreshSeconds = 100 * 24 * 3600;

/**
 * GET /connect/oauth2: the page on which a person chooses the company, and, with its answer in the address (`company`, or
 * `cancel`), the way back to the program.
 */
export function showSignIn(books: SimulatedBooks, { query }: SimulatedRequest): SimulatedResponse {
  const returnUrl = query.get("redirect_uri") ?? "";
  const problem = findProblem(books, query);
  if (problem !== null) {
    return htmlPage({ status: 400, title: "QuickBooks can't sign you in", content: `<p>${problem}</p>` });
  }
  const state = query.get("state") ?? "";
  if (query.has("cancel")) {
    return sendBack(returnUrl, { state, error: "access_denied" });
  }
  const company = books.companies.find(({ id }) => id === query.get("company"));
  if (company === undefined) {
    return htmlPage({ title: "Sign in to QuickBooks", content: signInForm(books, query) });
  }
  const code = simulatedToken("code");
  books.codes.set(code, { companyId: company.id, returnUrl });
  return sendBack(returnUrl, { code, state, realmId: company.id });
}

function findProblem({ app }: SimulatedBooks, query: URLSearchParams): string | null {
  if (query.get("client_id") !== app.clientId) {
    return "The client_id query parameter value is invalid.";
  }
  if (query.get("response_type") !== "code" || query.get("scope") !== quickbooksScope) {
    return "The response_type or scope query parameter value is invalid.";
  }
  if (!URL.canParse(query.get("redirect_uri") ?? "")) {
    return "The redirect_uri query parameter value is invalid.";
  }
  return query.get("state") ? null : "The state query parameter is missing.";
}

function sendBack(returnUrl: string, fields: Record<string, string>): SimulatedResponse {
  const location = new URL(returnUrl);
  for (const [name, value] of Object.entries(fields)) {
    location.searchParams.set(name, value);
  }
  return { status: 302, body: null, headers: { location: location.href } };
}

/** POST /oauth2/v1/tokens/bearer. */
export function issueTokens(books: SimulatedBooks, request: SimulatedRequest): SimulatedResponse {
  if (!isOwnApp(books, request)) {
    return { status: 401, body: { error: "invalid_client" } };
  }
  const { grant_type: grantType, code, refresh_token: refreshToken, redirect_uri: returnUrl } = request.body;
  if (grantType === "authorization_code") {
    const granted = books.codes.get(String(code));
    books.codes.delete(String(code));
    return granted === undefined || granted.returnUrl !== returnUrl
      ? refusedGrant("Invalid authorization code")
      : giveTokens(addSignIn(books, granted.companyId), request.now);
  }
  const signIn = findByRefreshToken(books, String(refreshToken));
  return signIn === null || signIn.isRevoked || signIn.spent.includes(String(refreshToken))
    ? refusedGrant("Incorrect or invalid refresh token")
    : giveTokens(signIn, request.now);
}

/** POST /v2/oauth2/tokens/revoke. */
export function revokeTokens(books: SimulatedBooks, request: SimulatedRequest): SimulatedResponse {
  if (!isOwnApp(books, request)) {
    return { status: 401, body: { error: "invalid_client" } };
  }
  const signIn = findByRefreshToken(books, String(request.body["token"]));
  if (signIn === null || signIn.isRevoked) {
    return { status: 400, body: { error: "invalid_request" } };
  }
  signIn.isRevoked = true;
  return { status: 200, body: null };
}

function addSignIn(books: SimulatedBooks, companyId: string): SimulatedSignIn {
  const signIn: SimulatedSignIn = {
    companyId,
    accessToken: "",
    accessEndsAt: new Date(0),
    refreshToken: "",
    spent: [],
    isRevoked: false,
  };
  books.signIns.push(signIn);
  return signIn;
}

/** The old tokens end here. */
function giveTokens(signIn: SimulatedSignIn, now: Date): SimulatedResponse {
  signIn.spent.push(signIn.refreshToken);
  signIn.accessToken = simulatedToken("access");
  signIn.refreshToken = simulatedToken("refresh");
  signIn.accessEndsAt = new Date(now.getTime() + accessSeconds * 1000);
  const body = {
    token_type: "bearer",
    access_token: signIn.accessToken,
    expires_in: accessSeconds,
    refresh_token: signIn.refreshToken,
    x_refresh_token_expires_in: refreshSeconds,
  };
  return { status: 200, body };
}

function findByRefreshToken({ signIns }: SimulatedBooks, token: string): SimulatedSignIn | null {
  return signIns.find(({ refreshToken, spent }) => refreshToken === token || spent.includes(token)) ?? null;
}

/** Returns null for a token that nobody has, or that has ended. */
export function findByAccessToken({ signIns }: SimulatedBooks, token: string, now: Date): SimulatedSignIn | null {
  const signIn = signIns.find(({ accessToken }) => accessToken === token);
  return signIn === undefined || signIn.isRevoked || signIn.accessEndsAt <= now ? null : signIn;
}

function isOwnApp({ app }: SimulatedBooks, { headers }: SimulatedRequest): boolean {
  const expected = Buffer.from(`${app.clientId}:${app.clientSecret}`).toString("base64");
  return headers["authorization"] === `Basic ${expected}`;
}

function refusedGrant(description: string): SimulatedResponse {
  return { status: 400, body: { error: "invalid_grant", error_description: description } };
}
