import { setTimeout as delay } from "node:timers/promises";
import { callProvider } from "#server/platform/providers/call-provider.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { readSquareFault } from "./square-faults.ts";
import { squarePaceSetting, squareVersion } from "./square-account.ts";
import type { SquareCredentials } from "./square-account.ts";

type SquareRequest = {
  credentials: SquareCredentials;
  path: string;
  query?: Record<string, string>;
  /** Makes it a POST, which only searches. */
  search?: unknown;
  /** Makes it a POST that changes something there, and that is tried once. */
  change?: unknown;
  /** What is not there is no fault, and its body null. */
  isMissingFine?: boolean;
};

/** Calls Square with the stored token. The response's body is yet to be read. */
export type SquareCall = (request: SquareRequest) => Promise<unknown>;

/** Square publishes no number; about ten requests a second of one merchant go through. */
const usualPerSecond = 10;
const mostPerSecond = 1000;
/** So much of a second's requests may be made at once. */
const burstMs = 1000;

/** `perSecond` is the installation's setting of how many requests of one merchant it makes. */
export function squareCall(url: string, perSecond: string | null = null): SquareCall {
  const nextAt = new Map<string, number>();
  const gapMs = 1000 / readPace(perSecond);

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

  return async ({ credentials, path, query, search, change, isMissingFine = false }) => {
    const { accessToken = "", merchantId = "" } = credentials;
    await waitForTurn(merchantId);
    const parameters = new URLSearchParams(query).toString();
    try {
      const { body } = await callProvider({
        url: `${url}${path}${parameters === "" ? "" : `?${parameters}`}`,
        headers: { authorization: `Bearer ${accessToken}`, "square-version": squareVersion },
        readFault: readSquareFault,
        ...(search !== undefined && { method: "POST", body: search, isRead: true }),
        ...(change !== undefined && { method: "POST", body: change }),
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

function readPace(setting: string | null): number {
  const perSecond = setting === null ? usualPerSecond : Number(setting);
  if (!(perSecond >= 1 && perSecond <= mostPerSecond)) {
    throw new Error(`${squarePaceSetting} is a number from 1 to ${mostPerSecond}`);
  }
  return perSecond;
}
