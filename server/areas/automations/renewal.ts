import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { Request } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import type { Connected } from "#server/platform/providers/provider.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import { keepConnection } from "./keep-connection.ts";
import { openConnection } from "./integration-health.ts";
import type { Connection } from "./integration-health.ts";
import { cardOf, integrationId } from "./integration.ts";
import * as db from "./integrations.db.ts";

/** Tokens are renewed while they are good for this long yet. */
const spareMs = 5 * 60_000;
/** A renewal that takes longer has died. */
const leaseMs = 30_000;
/** When to look again while another process renews. */
const lookAgainMs = 2000;

type Renewal = {
  id: string;
  renew: (credentials: Connection["credentials"], now: Date) => Promise<Connected>;
  /** Renews tokens that are good yet too: a sign-in that is never used may end. */
  isForced?: boolean;
};

/**
 * The connection with tokens that are good for some minutes. Where tokens rotate, the old ones end with the new: so one
 * process renews at a time, and the new ones are kept before anything is called with them.
 *
 * @returns null when the store has not connected the service
 * @throws ProviderFault of the service, or `unavailable` while another process renews
 */
export async function freshConnection(
  request: Request,
  { id, renew, isForced = false }: Renewal,
): Promise<Connection | null> {
  const connection = await openConnection(request, { id });
  if (connection === null || (!isForced && isGood(connection, request.platform.clock()))) {
    return connection;
  }
  if (!(await claimRenewal(request, { id }))) {
    throw new ProviderFault("unavailable", "The sign-in is being renewed", { retryAfterMs: lookAgainMs });
  }
  // Another process may have renewed them since they were read.
  const held = await openConnection(request, { id });
  if (held === null || (!isForced && isGood(held, request.platform.clock()))) {
    await endRenewal(request, { id });
    return held;
  }
  try {
    const renewed = await renew(held.credentials, request.platform.clock());
    await keepConnection(request, { id, ...renewed, credentials: { ...renewed.credentials }, isRenewal: true });
    return { ...held, credentials: renewed.credentials, expiresAt: renewed.expiresAt };
  } catch (error) {
    await endRenewal(request, { id });
    throw error;
  }
}

/**
 * Calls the service with tokens that are good. Should it refuse them all the same, another process has renewed them since,
 * or the service ended them early: they are renewed and it is called once more.
 *
 * @throws ProviderFault `sign-in` when the sign-in itself has ended; Refusal when the store has not connected it
 */
export async function withConnection<Result>(
  request: Request,
  renewal: Omit<Renewal, "isForced">,
  call: (credentials: Connection["credentials"]) => Promise<Result>,
): Promise<Result> {
  const held = await requireConnection(request, renewal);
  try {
    return await call(held);
  } catch (error) {
    if (!(error instanceof ProviderFault) || error.code !== "sign-in") {
      throw error;
    }
    const isRenewed = !isDeepStrictEqual(await requireConnection(request, renewal), held);
    return call(await requireConnection(request, { ...renewal, isForced: !isRenewed }));
  }
}

async function requireConnection(request: Request, renewal: Renewal): Promise<Connection["credentials"]> {
  const connection = await freshConnection(request, renewal);
  if (connection === null) {
    throw new Refusal("not-connected", { message: `Sign in to ${cardOf(request, renewal.id).name} first` });
  }
  return connection.credentials;
}

function isGood({ expiresAt }: Connection, now: Date): boolean {
  return expiresAt === null || expiresAt.getTime() - now.getTime() > spareMs;
}

const claimRenewal = operation({
  name: "automations.claimRenewal",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({ id: integrationId }),
  run(context, { id }): Promise<boolean> {
    const until = new Date(context.now.getTime() + leaseMs);
    return db.claimRenewal(context.sql, { storeId: context.store.id, provider: id, now: context.now, until });
  },
});

const endRenewal = operation({
  name: "automations.endRenewal",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({ id: integrationId }),
  run: (context, { id }) => db.endRenewal(context.sql, { storeId: context.store.id, provider: id }),
});
