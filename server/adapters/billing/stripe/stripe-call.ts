import type Stripe from "stripe";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import type { ProviderFaultCode } from "#common/refusal-codes.ts";
import { stripeVersion } from "./stripe-paths.ts";

export type StripeAccount = { api: string; secretKey: string; webhookSecret: string; price: string };

type StripeRequest = {
  method: "GET" | "POST" | "DELETE";
  path: string;
  query?: Record<string, string>;
  form?: Record<string, unknown>;
  /** The same key twice is one record at Stripe. */
  idempotencyKey?: string;
};

export type StripeCall = (request: StripeRequest) => Promise<unknown>;

const timeoutMs = 10_000;
const mostRetries = 2;
const maxShownText = 300;

/** The official library is loaded with the first call, so that a program without billing starts without it. */
export function stripeLibrary(account: StripeAccount): () => Promise<Stripe> {
  let library: Promise<Stripe> | null = null;
  return () => (library ??= openLibrary(account));
}

async function openLibrary({ api, secretKey }: StripeAccount): Promise<Stripe> {
  const { default: Library } = await import("stripe");
  const { protocol, hostname, port } = new URL(api);
  return new Library(secretKey, {
    host: hostname,
    port: port === "" ? (protocol === "http:" ? 80 : 443) : port,
    protocol: protocol === "http:" ? "http" : "https",
    timeout: timeoutMs,
    maxNetworkRetries: mostRetries,
    telemetry: false,
  });
}

/** Calls Stripe by the library, which retries and signs; the response's body is yet to be read. */
export function stripeCall(library: () => Promise<Stripe>): StripeCall {
  return async ({ method, path, query, form, idempotencyKey }) => {
    const search = query === undefined ? "" : `?${new URLSearchParams(query).toString()}`;
    const stripe = await library();
    try {
      return await stripe.rawRequest(method, `${path}${search}`, form, {
        apiVersion: stripeVersion,
        ...(idempotencyKey !== undefined && { idempotencyKey }),
      });
    } catch (error) {
      throw toFault(error, stripe);
    }
  };
}

function toFault(error: unknown, stripe: Stripe): unknown {
  if (!(error instanceof stripe.errors.StripeError)) {
    return error;
  }
  const { message, statusCode, code } = error;
  const text = (message || "Stripe didn't respond").slice(0, maxShownText);
  return new ProviderFault(faultCode(statusCode), text, { serviceCode: code ?? null, cause: error });
}

function faultCode(status: number | undefined): ProviderFaultCode {
  if (status === undefined || status >= 500) {
    return "unavailable";
  }
  if (status === 429) {
    return "rate-limited";
  }
  return status === 401 || status === 403 ? "sign-in" : "refused";
}
