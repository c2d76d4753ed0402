/** Connecting by signing in on a service's own pages: the way there, and the way back. */
import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { hashToken } from "#server/platform/auth/tokens.ts";
import type { Request, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { orRefusal } from "#server/platform/providers/fault-refusal.ts";
import type { PageSignIn } from "#server/platform/providers/provider.ts";
import { linkToken, newLinkSecret, readLinkToken } from "#server/platform/public-pages/public-reply.ts";
import { Refusal, notFound } from "#server/platform/refusals/refusal.ts";
import { keepConnection } from "./keep-connection.ts";
import { cardOf, integrationId } from "./integration.ts";
import * as db from "./page-sign-ins.db.ts";

/** A person who takes longer starts again. */
const signInMs = 10 * 60_000;

/** What a service sends back in the address; more of it than any service does is not read. */
const returnedFields = z.record(inputText.max(40), inputText.max(2000));

const permission = "automations:manage" as const;

/** Resolves to the service's page, for a browser of this person at this store, good for ten minutes. */
export const beginPageSignIn = operation({
  name: "automations.beginPageSignIn",
  kind: "write",
  permission,
  on: "store",
  secretAnswer: "run-again",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<string> {
    const { store, user, now } = context;
    const signIn = signInOf(context, id);
    if (user === null) {
      throw notFound("User");
    }
    const state = linkToken({ storeId: store.id, secret: newLinkSecret() });
    await db.insertSignIn(context.sql, {
      storeId: store.id,
      stateHash: hashToken(state),
      provider: id,
      userId: user.id,
      endsAt: new Date(now.getTime() + signInMs),
    });
    return signIn.pageUrl({ state, returnUrl: returnUrlOf(context, id) });
  },
});

/**
 * Keeps what the service gave a person who came back. An earlier connection is replaced only now.
 *
 * @throws Refusal `sign-in-elsewhere` when the person left from another store, `sign-in-expired` after ten minutes, a
 *   second time, or for another person
 */
export async function finishPageSignIn(
  request: Request,
  { id, returned }: { id: string; returned: Readonly<Record<string, string>> },
): Promise<void> {
  // Each step may be repeated; the key that makes a repeated request harmless is not theirs.
  const steps = { ...request, idempotencyKey: null };
  await claimSignIn(steps, { id, returned: { ...returned } });
  const signIn = signInOf(request, id);
  const ask = { returnUrl: returnUrlOf(request, id), now: request.platform.clock() };
  const connected = await orRefusal(signIn.finish(returned, ask));
  await keepConnection(steps, { id, ...connected, credentials: { ...connected.credentials } });
}

/** The sign-in is used up with this, whatever the service then says. */
const claimSignIn = operation({
  name: "automations.claimSignIn",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ id: integrationId, returned: returnedFields }),
  async run(context, { id, returned }): Promise<void> {
    const { state = "", error } = returned;
    const storeId = readLinkToken(state)?.storeId;
    if (storeId !== undefined && storeId !== context.store.id) {
      throw new Refusal("sign-in-elsewhere", {
        message: `This sign-in was started for another store. You are at ${context.store.name} now. Nothing was saved.`,
      });
    }
    await requireUnused(context, { id, state });
    if (error !== undefined) {
      throw new Refusal("sign-in-expired", { message: `${cardOf(context, id).name} was not connected` });
    }
  },
});

async function requireUnused(context: StoreContext, { id, state }: { id: string; state: string }): Promise<void> {
  const key = { storeId: context.store.id, stateHash: hashToken(state) };
  const begun = await db.takeSignIn(context.sql, key);
  const isGood = begun !== null && begun.endsAt > context.now && begun.provider === id;
  if (!isGood || begun.userId !== context.user?.id) {
    throw new Refusal("sign-in-expired", { message: "This sign-in has ended. Start again." });
  }
}

/** The address that is registered with the service; which store it is about stands in the state. */
function returnUrlOf({ platform }: Pick<Request, "platform">, id: string): string {
  return `${platform.publicUrl}/signed-in/${id}`;
}

/** @throws Refusal when this program has no such service, or people type a key for it */
function signInOf({ platform }: Pick<Request, "platform">, id: string): PageSignIn {
  const signIn = platform.services.findSignIn(id);
  if (signIn === null) {
    throw notFound("Integration");
  }
  return signIn;
}
