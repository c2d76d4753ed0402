import { loyalty } from "#server/adapters/loyalty/loyalty.ts";
import type { Credentials, LoyaltyService, OutsideLoyalty, PointsBook } from "#server/adapters/loyalty/loyalty.ts";
import { findActiveService, openConnection, withConnection } from "#server/areas/automations/automations.ts";
import type { Platform, Request, StoreContext } from "#server/platform/context/context.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { Refusal, notFound } from "#server/platform/refusals/refusal.ts";
import { nextDueAt } from "./awards.db.ts";
import { houseBook } from "./house-book.ts";
import { awardPointsJob } from "./loyalty.jobs.ts";
import { endRuns } from "./runs.db.ts";

/** The place of a service that has none. */
export const noPlace = "-";

/** @throws Refusal when this program has no such loyalty service */
export function serviceOf(platform: Platform, id: string): LoyaltyService {
  const service = platform.services.find(loyalty, id);
  if (service === null) {
    throw notFound("Integration");
  }
  return service;
}

/** @throws Refusal when it is no service that a store signs in to */
export function outsideService(platform: Platform, id: string): OutsideLoyalty {
  const service = serviceOf(platform, id);
  if (service.kind !== "outside") {
    throw notFound("Integration");
  }
  return service;
}

/** Calls the service with tokens that are good, renewed by one process at a time. */
export function withLoyalty<Result>(
  request: Request,
  id: string,
  call: (credentials: Credentials, service: OutsideLoyalty) => Promise<Result>,
): Promise<Result> {
  const service = outsideService(request.platform, id);
  const renew = (held: Credentials, now: Date) => service.renew(held, now);
  return withConnection(request, { id, renew }, (credentials) => call(credentials, service));
}

/** The book in which a store's points stand, our own or a service's. What is done with it may be done twice. */
export async function withBook<Result>(
  request: Request,
  id: string,
  act: (book: PointsBook) => Promise<Result>,
): Promise<Result> {
  if (serviceOf(request.platform, id).kind === "house") {
    return act(houseBook(request));
  }
  const placeId = (await openConnection(request, { id }))?.placeId ?? null;
  if (placeId === null) {
    throw new Refusal("no-place", { message: "Choose a location first" });
  }
  return withLoyalty(request, id, (credentials, service) => act(service.openBook({ credentials, placeId })));
}

/** Id of the loyalty service that the store gives points by; null when it gives none. */
export function findActiveLoyalty(context: StoreContext): Promise<string | null> {
  return findActiveService(context, loyalty);
}

/**
 * Books the job for when the next row is due, if any is; there is one such job of a store. Runs that have nothing more to do
 * now are over: what waits for a customer to join is tried again without them.
 */
export async function bookAwards(
  context: StoreContext,
  { notBefore }: { notBefore?: Date | null } = {},
): Promise<void> {
  const { sql, now, store } = context;
  const storeId = store.id;
  const provider = await findActiveLoyalty(context);
  const dueAt = provider === null ? null : await nextDueAt(sql, { storeId, provider });
  // Awards, runs, the job: all that locks several of them does so in this order.
  if ((dueAt === null || dueAt > now) && (await endRuns(sql, { storeId, at: now }))) {
    await refreshScreens(context);
  }
  if (dueAt !== null) {
    const times = [dueAt, notBefore, now].flatMap((at) => (at ? [at.getTime()] : []));
    const runAt = new Date(Math.max(...times));
    await context.addJob(awardPointsJob, { storeId }, { key: `${awardPointsJob.name}:${storeId}`, runAt });
  }
}

/** Screens that show the card, the page or a customer's points fetch again. */
export async function refreshScreens(context: StoreContext): Promise<void> {
  await sendNotice(context, { name: "loyalty.changed", recordKind: "Integration", recordId: loyalty.id });
}
