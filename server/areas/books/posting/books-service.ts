import { bookkeeping } from "#server/adapters/bookkeeping/bookkeeping.ts";
import type { BookkeepingProvider, Credentials } from "#server/adapters/bookkeeping/bookkeeping.ts";
import { findActiveService, freshConnection, withConnection } from "#server/areas/automations/automations.ts";
import type { Connection } from "#server/areas/automations/automations.ts";
import type { Platform, Request, StoreContext } from "#server/platform/context/context.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import { nextDueAt, wakeWaiting } from "./postings.db.ts";
import { findSettings } from "./chart.db.ts";
import { postEntriesJob } from "./posting.jobs.ts";
import type { PostingReason } from "./posting.rules.ts";

/** @throws Refusal when this program has no such bookkeeping service */
export function providerOf(platform: Platform, id: string): BookkeepingProvider {
  const provider = platform.services.find(bookkeeping, id);
  if (provider === null) {
    throw notFound("Integration");
  }
  return provider;
}

/** What an entry is called at the service; its bare id where the program no longer has that service. */
export function nameThere(platform: Platform, posting: { provider: string; remoteId: string | null }): string | null {
  const { provider, remoteId } = posting;
  return remoteId === null ? null : (platform.services.find(bookkeeping, provider)?.entryName(remoteId) ?? remoteId);
}

/** The connection with tokens that are good for some minutes; null when the store has none. */
export function freshBooks(request: Request, id: string, { isForced = false } = {}): Promise<Connection | null> {
  return freshConnection(request, {
    id,
    isForced,
    renew: (...held) => providerOf(request.platform, id).renew(...held),
  });
}

/**
 * Calls the service with tokens that are good.
 *
 * @throws ProviderFault `sign-in` when the sign-in itself has ended; Refusal when the store has not connected it
 */
export function withBooks<Result>(
  request: Request,
  id: string,
  call: (credentials: Credentials) => Promise<Result>,
): Promise<Result> {
  return withConnection(request, { id, renew: (...held) => providerOf(request.platform, id).renew(...held) }, call);
}

/** Id of the bookkeeping service that the store posts to; null when it posts to none. */
export function findActiveBooks(context: StoreContext): Promise<string | null> {
  return findActiveService(context, bookkeeping);
}

/** Books the job for when the next posting is due, if any is. There is one such job of a store. */
export async function bookPosting(context: StoreContext, { notBefore }: { notBefore?: Date } = {}): Promise<void> {
  const storeId = context.store.id;
  const [dueAt, settings] = await Promise.all([nextDueAt(context.sql, storeId), findSettings(context.sql, storeId)]);
  if (dueAt !== null) {
    const times = [dueAt, settings?.pausedUntil, notBefore, context.now].flatMap((at) => (at ? [at.getTime()] : []));
    const runAt = new Date(Math.max(...times));
    await context.addJob(postEntriesJob, { storeId }, { key: `${postEntriesJob.name}:${storeId}`, runAt });
  }
}

/** What waits for its time goes out now, and what waits for a person for one of these reasons: the service works again. */
export async function postNow(
  context: StoreContext,
  { reasons = [] }: { reasons?: readonly PostingReason[] } = {},
): Promise<void> {
  await wakeWaiting(context.sql, { storeId: context.store.id, now: context.now, reasons });
  await bookPosting(context);
}
