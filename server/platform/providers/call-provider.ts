import type { ProviderFaultCode } from "#common/refusal-codes.ts";
import { DelegateBackoff, TaskCancelledError, TimeoutStrategy, handleWhen, noop, retry, timeout } from "cockatiel";
import type { IPolicy, IRetryBackoffContext } from "cockatiel";
import { ProviderFault } from "./provider-fault.ts";

/** The limit of one try, including the whole response. */
const timeoutMs = 10_000;
/** Nobody waits longer than this inside a request; the job tries again later. */
const maxWaitMs = 2000;
const firstWaitMs = 150;
const retriesOfRead = 2;
const maxShownText = 300;
const maxServiceCode = 40;

export type ProviderRequest = {
  url: string;
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** A search that is sent as a POST: repeating it does nothing. */
  isRead?: boolean;
  headers: Record<string, string>;
  body?: unknown;
  /** Sent as a form instead of JSON. */
  form?: URLSearchParams;
  /** Fault codes of statuses that differ from the defaults, such as a 404 for a deleted location. */
  faults?: Readonly<Record<number, ProviderFaultCode>>;
  /**
   * Reads the service's own form of an error, for a service whose fault is in the body, whatever the status, even 200.
   * Null leaves the fault to the status.
   */
  readFault?: (body: unknown, status: number) => FaultInBody | null;
};

/** `retryAfterMs` is the wait where the response names none. */
export type FaultInBody = {
  code: ProviderFaultCode;
  text: string;
  serviceCode?: string | null;
  retryAfterMs?: number | null;
};

export type ProviderResponse = { body: unknown; headers: Headers };

const limited = timeout(timeoutMs, TimeoutStrategy.Aggressive);

/** Gives up when the service asks for a longer wait than a request may take; the job retries later. */
const retryingReads = retry(
  handleWhen((error) => isTransient(error) && (error.retryAfterMs ?? 0) <= maxWaitMs),
  {
    maxAttempts: retriesOfRead,
    backoff: new DelegateBackoff((failed: IRetryBackoffContext<unknown>) => {
      const error = "error" in failed.result ? failed.result.error : null;
      const growingMs = firstWaitMs * 2 ** (failed.attempt - 1);
      return (isTransient(error) ? error.retryAfterMs : null) ?? growingMs / 2 + Math.random() * growingMs;
    }),
  },
);

/**
 * Calls a provider with a time limit per try. Reads are retried up to three times with exponential, jittered waits. Writes
 * are tried once, because a timed-out write may have succeeded; their job checks before it retries.
 *
 * @throws ProviderFault with the provider's own words
 */
export async function callProvider(request: ProviderRequest): Promise<ProviderResponse> {
  const isRead = request.isRead ?? (request.method ?? "GET") === "GET";
  const retrying: IPolicy = isRead ? retryingReads : noop;
  return retrying.execute(async () => {
    try {
      return await limited.execute(({ signal }) => callOnce(request, signal));
    } catch (error) {
      if (error instanceof TaskCancelledError) {
        throw new ProviderFault("unavailable", "No answer within 10 seconds", { cause: error });
      }
      throw error;
    }
  });
}

async function callOnce(request: ProviderRequest, signal: AbortSignal): Promise<ProviderResponse> {
  const { url, method = "GET", headers } = request;
  const content = encodeBody(request);
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method,
      signal,
      ...content,
      headers: { accept: "application/json", ...headers, ...content.headers },
    });
    text = await response.text();
  } catch (error) {
    throw new ProviderFault("unavailable", "Cannot be reached", { cause: error, isUnsent: isUnsent(error) });
  }
  const responseBody = parseJson(text);
  const fault = findFault(request, response, responseBody);
  if (fault !== null) {
    throw fault;
  }
  return { body: responseBody, headers: response.headers };
}

function findFault({ faults, readFault }: ProviderRequest, response: Response, body: unknown): ProviderFault | null {
  const { ok, status, headers } = response;
  const retryAfterMs = parseRetryAfter(headers.get("retry-after"));
  const inBody = readFault?.(body, status) ?? null;
  if (inBody !== null) {
    const { code: ownCode, text, serviceCode: ownServiceCode = null, retryAfterMs: usualWaitMs = null } = inBody;
    const options = { retryAfterMs: retryAfterMs ?? usualWaitMs, serviceCode: ownServiceCode };
    return new ProviderFault(ownCode, text.slice(0, maxShownText), options);
  }
  if (ok) {
    return null;
  }
  const code = faults?.[status] ?? faultOfStatus(status);
  const serviceCode = readServiceCode(body);
  return new ProviderFault(code, readMessage(body) ?? `Answered ${status}`, { retryAfterMs, serviceCode });
}

function encodeBody({ body, form }: ProviderRequest): { body?: string; headers?: Record<string, string> } {
  if (form !== undefined) {
    return { body: form.toString(), headers: { "content-type": "application/x-www-form-urlencoded" } };
  }
  return body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
}

/** What keeps a connection from being made at all. */
const unsentCodes = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

function isUnsent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error && "code" in cause && unsentCodes.has(String(cause.code));
}

/** Returns whether a retry may succeed without a person. */
function isTransient(error: unknown): error is ProviderFault {
  return error instanceof ProviderFault && (error.code === "unavailable" || error.code === "rate-limited");
}

/** What a status means unless the service says otherwise. */
export function faultOfStatus(status: number): ProviderFaultCode {
  if (status === 429) {
    return "rate-limited";
  }
  if (status >= 500 || status === 408) {
    return "unavailable";
  }
  return status === 401 ? "sign-in" : "refused";
}

/** Parses seconds or a date. Returns milliseconds. */
export function parseRetryAfter(header: string | null): number | null {
  if (header === null) {
    return null;
  }
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

function parseJson(text: string): unknown {
  try {
    return text === "" ? null : JSON.parse(text);
  } catch {
    // An error page of a proxy; its status says enough.
    return null;
  }
}

function readServiceCode(body: unknown): string | null {
  const code = typeof body === "object" && body !== null && "code" in body ? body.code : null;
  return typeof code === "number" || typeof code === "string" ? String(code).slice(0, maxServiceCode) : null;
}

/** Returns the message, which providers put into one of these fields. */
function readMessage(body: unknown): string | null {
  if (typeof body !== "object" || body === null) {
    return null;
  }
  const fields = new Map<string, unknown>(Object.entries(body));
  const messages = ["error", "message", "error_description", "errors"].map((name) => fields.get(name)).flat();
  const first = messages.find((message) => typeof message === "string" && message.trim() !== "");
  return typeof first === "string" ? first.slice(0, maxShownText) : null;
}
