import type { SimulatedBooks, SimulatedCompany } from "#server/adapters/bookkeeping/simulated-books.ts";
import { simulatedRefusal as refused } from "#server/platform/providers/simulated-services.ts";
import type {
  SimulatedRequest,
  SimulatedResponse,
  SimulatedService,
} from "#server/platform/providers/simulated-services.ts";
import { quickbooksPaths as paths, quickbooksSettings as settings } from "./quickbooks-paths.ts";
import { gatewayFault, quickbooksFault } from "./quickbooks-simulated-answers.ts";
import { saveEntry } from "./quickbooks-simulated-entries.ts";
import { deleteEntry, showBooks, showEntry } from "./quickbooks-simulated-pages.ts";
import { runQuery } from "./quickbooks-simulated-queries.ts";
import { findByAccessToken, issueTokens, revokeTokens, showSignIn } from "./quickbooks-simulated-sign-in.ts";

/** Simulates QuickBooks Online over the simulated books: Intuit's sign-in, the API, and pages for people. */
export function quickbooksSimulator(books: SimulatedBooks): SimulatedService {
  return {
    settings: [settings.api, settings.signIn, settings.tokens, settings.revoke, settings.app],
    basePath: "",
    respond: (request) => respond(books, request),
  };
}

type Handler = (books: SimulatedBooks, request: SimulatedRequest) => SimulatedResponse;

/** What needs no token of a company. */
const openRoutes: Readonly<Record<string, Handler>> = {
  [`GET ${paths.signIn}`]: showSignIn,
  [`POST ${paths.tokens}`]: issueTokens,
  [`POST ${paths.revoke}`]: revokeTokens,
  "GET /books": showBooks,
  [`GET ${paths.entryPage}`]: showEntry,
  [`POST ${paths.entryPage}`]: deleteEntry,
};

function respond(books: SimulatedBooks, request: SimulatedRequest): SimulatedResponse {
  const handle = openRoutes[`${request.method} ${request.path}`];
  if (handle !== undefined) {
    return handle(books, request);
  }
  const realm = /^\/v3\/company\/([^/]+)\//.exec(request.path)?.[1];
  return realm === undefined ? refused(404, "Not found") : stamped(respondOfCompany(books, request, realm), request);
}

/** Every response of the API says when it was made. */
function stamped({ body, ...response }: SimulatedResponse, { now }: SimulatedRequest): SimulatedResponse {
  return { ...response, body: Object.assign({}, body, { time: now.toISOString() }) };
}

function respondOfCompany(books: SimulatedBooks, request: SimulatedRequest, realm: string): SimulatedResponse {
  const token = String(request.headers["authorization"]).replace(/^Bearer /, "");
  const signIn = findByAccessToken(books, token, request.now);
  if (signIn === null) {
    const message = "message=AuthenticationFailed; errorCode=003200; statusCode=401";
    return gatewayFault({ status: 401, code: "3200", message, detail: "Token expired or revoked" });
  }
  const company = books.companies.find(({ id }) => id === realm);
  if (company === undefined || signIn.companyId !== realm) {
    const message = "message=ApplicationAuthorizationFailed; errorCode=003100; statusCode=403";
    return gatewayFault({ status: 403, code: "3100", message, detail: "Application authorization failed" });
  }
  if (books.isThrottled) {
    const message = "message=ThrottleExceeded; errorCode=003001; statusCode=429";
    return quickbooksFault({ status: 429, code: "3001", message, detail: "Too many requests", type: "SERVICE" });
  }
  return respondInBooks({ books, company }, request);
}

function respondInBooks(
  { books, company }: { books: SimulatedBooks; company: SimulatedCompany },
  request: SimulatedRequest,
): SimulatedResponse {
  switch (`${request.method} ${request.path}`) {
    case `GET ${paths.companyInfo(company.id)}`:
      return { status: 200, body: { CompanyInfo: companyInfo(company) } };
    case `GET ${paths.preferences(company.id)}`:
      return { status: 200, body: { Preferences: preferences(company) } };
    case `GET ${paths.query(company.id)}`:
      return runQuery(company, request);
    case `POST ${paths.journalEntries(company.id)}`:
      return saveEntry({ books, company }, request);
    default: {
      const detail = `Operation ${request.path} is not supported.`;
      return quickbooksFault({ status: 400, code: "500", message: "Unsupported Operation", detail });
    }
  }
}

const domain = { domain: "QBO", sparse: false };

function companyInfo({ name }: SimulatedCompany) {
  return { ...domain, Id: "1", SyncToken: "4", CompanyName: name, LegalName: name, Country: "US" };
}

function preferences({ usesClasses, closedThrough }: SimulatedCompany) {
  const classes = { ClassTrackingPerTxn: false, ClassTrackingPerTxnLine: usesClasses };
  const closing = closedThrough === null ? {} : { BookCloseDate: closedThrough };
  return {
    ...domain,
    Id: "1",
    SyncToken: "6",
    AccountingInfoPrefs: { UseAccountNumbers: true, ...classes, ...closing },
  };
}
