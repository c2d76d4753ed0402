import { setTimeout as delay } from "node:timers/promises";
import type { Credentials } from "#server/adapters/contacts/contacts.ts";
import { callProvider } from "#server/platform/providers/call-provider.ts";
import type { ProviderRequest } from "#server/platform/providers/call-provider.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { readConstantContactFault, throttledKey } from "./constant-contact-faults.ts";
import { constantContactSettings } from "./constant-contact-paths.ts";

type ConstantContactRequest = Pick<ProviderRequest, "body" | "isRead"> & {
  credentials: Credentials;
  path: string;
  query?: Record<string, string>;
};

/** Calls Constant Contact with the stored token; a body makes it a POST. The response's body is yet to be read. */
export type ConstantContactCall = (request: ConstantContactRequest) => Promise<unknown>;

const usualPerSecond = 4;
const mostPerSecond = 1000;
/** The requests of a second are counted there as they arrive, which is not as they left. */
const spareMs = 15;

/** `perSecond` is the installation's setting. The limit is the installation's, whichever store's account is called. */
export function constantContactCall(url: string, perSecond: string | null): ConstantContactCall {
  const pace = readPace(perSecond);
  const gapMs = pace > usualPerSecond ? 1000 / pace : 1000 / pace + spareMs;
  let nextAt = 0;

  async function waitForTurn(): Promise<void> {
    const now = Date.now();
    const turnAt = Math.max(now, nextAt);
    nextAt = turnAt + gapMs;
    if (turnAt > now) {
      await delay(turnAt - now);
    }
  }

  async function callOnce({ credentials, path, query, body: sent, isRead }: ConstantContactRequest): Promise<unknown> {
    await waitForTurn();
    const { accessToken = "" } = credentials;
    const parameters = new URLSearchParams(query).toString();
    const { body } = await callProvider({
      url: `${url}${path}${parameters === "" ? "" : `?${parameters}`}`,
      headers: { authorization: `Bearer ${accessToken}` },
      readFault: readConstantContactFault,
      ...(sent !== undefined && { method: "POST", body: sent }),
      ...(isRead !== undefined && { isRead }),
    });
    return body;
  }

  return async (request) => {
    try {
      return await callOnce(request);
    } catch (error) {
      // Other processes and people who sign in count too. What was turned away at the gate did nothing, a change neither.
      if (request.body === undefined || !isThrottled(error)) {
        throw error;
      }
      await delay(error.retryAfterMs ?? 0);
      return callOnce(request);
    }
  };
}

function isThrottled(error: unknown): error is ProviderFault {
  return error instanceof ProviderFault && error.serviceCode === throttledKey;
}

function readPace(setting: string | null): number {
  const perSecond = setting === null ? usualPerSecond : Number(setting);
  if (!(perSecond >= 1 && perSecond <= mostPerSecond)) {
    throw new Error(`${constantContactSettings.pace} is a number from 1 to ${mostPerSecond}`);
  }
  return perSecond;
}
