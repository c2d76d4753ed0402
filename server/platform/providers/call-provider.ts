import { setTimeout as delay } from "node:timers/promises";
import { ProviderFault } from "./provider-fault.ts";
import type { FaultCode } from "./provider-fault.ts";

/** The whole request, with its answer. */
const timeoutMs = 10_000;
/** Longer than this nobody waits inside a request; the job tries again later. */
const mostWaitMs = 2000;
const firstWaitMs = 150;
const triesOfRead = 3;
const shownText = 300;

export type ProviderRequest = {
  url: string;
  method?: "GET" | "POST" | "PUT" | "PATCH";
  headers: Record<string, string>;
  body?: unknown;
  /** What a status means where the usual meaning is not right: a 404 of a list of people is a location that is gone. */
  faults?: Readonly<Record<number, FaultCode>>;
};

export type ProviderAnswer = { body: unknown; headers: Headers };

/**
 * Asks a provider: at most ten seconds, reads up to three times with growing, uneven waits. Writes are tried once, since
 * one that timed out may have been done; whoever queues them looks first and sends again.
 *
 * @throws ProviderFault with the provider's own words
 */
export async function callProvider(request: ProviderRequest): Promise<ProviderAnswer> {
  const tries = (request.method ?? "GET") === "GET" ? triesOfRead : 1;
  for (let tried = 1; ; tried += 1) {
    try {
      return await callOnce(request);
    } catch (error) {
      const waitMs = error instanceof ProviderFault ? waitBefore(error, tried) : null;
      if (waitMs === null || tried >= tries) {
        throw error;
      }
      await delay(waitMs);
    }
  }
}

async function callOnce({ url, method = "GET", headers, body, faults }: ProviderRequest): Promise<ProviderAnswer> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const more = body === undefined ? {} : { "content-type": "application/json" };
  let answer: Response;
  let text: string;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    answer = await fetch(url, {
      method,
      headers: { accept: "application/json", ...headers, ...more },
      signal,
      ...sent,
    });
    text = await answer.text();
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    throw new ProviderFault("unavailable", isLate ? "No answer within 10 seconds" : "Cannot be reached", {
      cause: error,
    });
  }
  const told = parsed(text);
  if (!answer.ok) {
    const code = faults?.[answer.status] ?? usualFault(answer.status);
    const retryAfterMs = retryAfter(answer.headers.get("retry-after"));
    throw new ProviderFault(code, wordsOf(told) ?? `Answered ${answer.status}`, { retryAfterMs });
  }
  return { body: told, headers: answer.headers };
}

function usualFault(status: number): FaultCode {
  if (status === 429) {
    return "rate-limited";
  }
  if (status >= 500 || status === 408) {
    return "unavailable";
  }
  return status === 401 ? "sign-in" : "refused";
}

/** Null where another try at once is of no use. */
function waitBefore(fault: ProviderFault, tried: number): number | null {
  if (fault.code !== "unavailable" && fault.code !== "rate-limited") {
    return null;
  }
  const growing = firstWaitMs * 2 ** (tried - 1);
  const waitMs = fault.retryAfterMs ?? growing / 2 + Math.random() * growing;
  return waitMs <= mostWaitMs ? waitMs : null;
}

/** Seconds, or a date. */
function retryAfter(header: string | null): number | null {
  if (header === null) {
    return null;
  }
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

function parsed(text: string): unknown {
  try {
    return text === "" ? null : JSON.parse(text);
  } catch {
    // An error page of something in between; its status says enough.
    return null;
  }
}

/** Providers put their sentence in one of these. */
function wordsOf(told: unknown): string | null {
  if (typeof told !== "object" || told === null) {
    return null;
  }
  const fields = new Map<string, unknown>(Object.entries(told));
  const words = ["error", "message", "error_description", "errors"].map((name) => fields.get(name)).flat();
  const first = words.find((word) => typeof word === "string" && word.trim() !== "");
  return typeof first === "string" ? first.slice(0, shownText) : null;
}
