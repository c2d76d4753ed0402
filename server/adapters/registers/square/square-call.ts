import { setTimeout as delay } from "node:timers/promises";
import type { Credentials } from "#server/adapters/registers/registers.ts";
import { callProvider } from "#server/platform/providers/call-provider.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { readSquareFault } from "./square-faults.ts";
import { squareVersion } from "./square-paths.ts";

type SquareRequest = {
  credentials: Credentials;
  path: string;
  query?: Record<string, string>;
  /** Makes it a POST, which only searches. */
  search?: unknown;
  /** What is not there is no fault, and its body null. */
  isMissingFine?: boolean;
};

/** Calls Square with the stored token. The response's body is yet to be read. */
export type SquareCall = (request: SquareRequest) => Promise<unknown>;

/** Square publishes no number; about ten requests a second of one merchant go through, a few of them at once. */
const gapMs = 100;
const burstMs = 10 * gapMs;

export function squareCall(url: string): SquareCall {
  const nextAt = new Map<string, number>();

  /** One merchant's requests keep their distance, whichever job of this process makes them. */
  async function waitForTurn(merchantId: string): Promise<void> {
    const now = Date.now();
    const turnAt = Math.max(now, nextAt.get(merchantId) ?? 0);
    nextAt.set(merchantId, turnAt + gapMs);
    const waitMs = turnAt - now - burstMs;
    if (waitMs > 0) {
      await delay(waitMs);
    }
  }

  return async ({ credentials, path, query, search, isMissingFine = false }) => {
    const { accessToken = "", merchantId = "" } = credentials;
    await waitForTurn(merchantId);
    const parameters = new URLSearchParams(query).toString();
    try {
      const { body } = await callProvider({
        url: `${url}${path}${parameters === "" ? "" : `?${parameters}`}`,
        headers: { authorization: `Bearer ${accessToken}`, "square-version": squareVersion },
        readFault: readSquareFault,
        ...(search !== undefined && { method: "POST", body: search, isRead: true }),
      });
      return body;
    } catch (error) {
      if (isMissingFine && error instanceof ProviderFault && error.serviceCode === "NOT_FOUND") {
        return null;
      }
      throw error;
    }
  };
}
