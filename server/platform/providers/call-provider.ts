import type { ProviderFaultCode } from "#common/refusal-codes.ts";
import { DelegateBackoff, TaskCancelledError, TimeoutStrategy, handleWhen, noop, retry, timeout } from "cockatiel";
import type { IPolicy, IRetryBackoffContext } from "cockatiel";
import { ProviderFault } from "./provider-fault.ts";

/** For one try: the request and its whole response. */
const timeoutMs = 10_000;
/** Nobody waits longer than this inside a request; the job tries again later. */
const maxWaitMs = 2000;
const firstWaitMs = 150;
const retriesOfRead = 2;
const maxShownText = 300;

export type ProviderRequest = {
  url: string;
  method?: "GET" | "POST" | "PUT" | "PATCH";
  headers: Record<string, string>;
  body?: unknown;
  /** Meanings of statuses that differ from the usual ones: a 404 of a list of people is a location that is gone. */
  faults?: Readonly<Record<number, ProviderFaultCode>>;
};

export type ProviderResponse = { body: unknown; headers: Headers };

const limited = timeout(timeoutMs, TimeoutStrategy.Aggressive);

/** A service that asks for a longer wait than a request may take is left to the job that comes later. */
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
 * Calls a provider with a time limit for each try. Reads are tried up to three times with growing, uneven waits. Writes are
 * tried once, because one that timed out may have been done; the job that queued it looks first and then sends again.
 *
 * @throws ProviderFault with the provider's own words
 */
export async function callProvider(request: ProviderRequest): Promise<ProviderResponse> {
  const retrying: IPolicy = (request.method ?? "GET") === "GET" ? retryingReads : noop;
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
  const { url, method = "GET", headers, body, faults } = request;
  const content =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
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
    throw new ProviderFault("unavailable", "Cannot be reached", { cause: error });
  }
  const responseBody = parseJson(text);
  if (!response.ok) {
    const code = faults?.[response.status] ?? defaultFault(response.status);
    const retryAfterMs = parseRetryAfter(response.headers.get("retry-after"));
    throw new ProviderFault(code, readMessage(responseBody) ?? `Answered ${response.status}`, { retryAfterMs });
  }
  return { body: responseBody, headers: response.headers };
}

/** Whether the fault passes without a person: another try may succeed. */
function isTransient(error: unknown): error is ProviderFault {
  return error instanceof ProviderFault && (error.code === "unavailable" || error.code === "rate-limited");
}

function defaultFault(status: number): ProviderFaultCode {
  if (status === 429) {
    return "rate-limited";
  }
  if (status >= 500 || status === 408) {
    return "unavailable";
  }
  return status === 401 ? "sign-in" : "refused";
}

/** Seconds, or a date. */
function parseRetryAfter(header: string | null): number | null {
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
    // An error page of something in between; its status says enough.
    return null;
  }
}

/** Providers put their sentence in one of these. */
function readMessage(body: unknown): string | null {
  if (typeof body !== "object" || body === null) {
    return null;
  }
  const fields = new Map<string, unknown>(Object.entries(body));
  const messages = ["error", "message", "error_description", "errors"].map((name) => fields.get(name)).flat();
  const first = messages.find((message) => typeof message === "string" && message.trim() !== "");
  return typeof first === "string" ? first.slice(0, maxShownText) : null;
}
