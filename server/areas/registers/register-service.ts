import { registers } from "#server/adapters/registers/registers.ts";
import type { Credentials, RegisterService } from "#server/adapters/registers/registers.ts";
import { findActiveService, withConnection } from "#server/areas/automations/automations.ts";
import type { Platform, Request, StoreContext } from "#server/platform/context/context.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import { readPastJob, readRegisterJob } from "./registers.jobs.ts";

/** @throws Refusal when this program has no such register service */
export function serviceOf(platform: Platform, id: string): RegisterService {
  const service = platform.services.find(registers, id);
  if (service === null) {
    throw notFound("Integration");
  }
  return service;
}

/** Calls the service with tokens that are good, renewed by one process at a time. */
export function withRegister<Result>(
  request: Request,
  id: string,
  call: (credentials: Credentials, service: RegisterService) => Promise<Result>,
): Promise<Result> {
  const service = serviceOf(request.platform, id);
  const renew = (held: Credentials, now: Date) => service.renew(held, now);
  return withConnection(request, { id, renew }, (credentials) => call(credentials, service));
}

/** Id of the register service that the store sells by; null when it has none. */
export function findActiveRegister(context: StoreContext): Promise<string | null> {
  return findActiveService(context, registers);
}

/** Books the next look: at once, or when the time has come. There is one such job of a store. */
export async function bookReading(context: StoreContext, { id, runAt }: { id: string; runAt?: Date }): Promise<void> {
  const storeId = context.store.id;
  const key = `${readRegisterJob.name}:${storeId}:${id}`;
  await context.addJob(readRegisterJob, { storeId, id }, { key, ...(runAt && { runAt }) });
}

export async function bookPast(context: StoreContext, { id, runAt }: { id: string; runAt?: Date }): Promise<void> {
  const storeId = context.store.id;
  const key = `${readPastJob.name}:${storeId}:${id}`;
  await context.addJob(readPastJob, { storeId, id }, { key, ...(runAt && { runAt }) });
}
