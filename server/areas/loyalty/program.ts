/** A loyalty service may take up to a day until an account can be used: it is looked each hour whether it can. */
import { z } from "zod";
import {
  integrationId,
  listIntegrations,
  noteFailure,
  noteSuccess,
  openConnection,
  setConnecting,
} from "#server/areas/automations/automations.ts";
import type { Request, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { checkProgramJob } from "./loyalty.jobs.ts";
import { outsideService, refreshScreens, withLoyalty } from "./loyalty-service.ts";

const permission = "automations:manage" as const;
const hourMs = 3_600_000;
/** The longest that an account takes. */
export const connectingMs = 24 * hourMs;

/** Looks once, and books the next look while the account may still be set up. */
export async function checkProgram(request: Request, { id }: { id: string }): Promise<void> {
  outsideService(request.platform, id);
  if (!(await isConnecting(request, { id }))) {
    return;
  }
  try {
    const programs = await withLoyalty(request, id, (credentials, service) => service.listPrograms(credentials));
    await noteProgram(request, { id, isReady: programs.some(({ isActive }) => isActive) });
  } catch (error) {
    if (!(error instanceof ProviderFault)) {
      throw error;
    }
    const { code, message: text, retryAfterMs } = error;
    await noteFailure(request, { id, kind: "program", code, text: text || code, retryAfterMs });
    await bookCheck(request, { id });
  }
}

const isConnecting = operation({
  name: "loyalty.isConnecting",
  kind: "read",
  permission,
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<boolean> {
    const connection = await openConnection(context, { id });
    return connection !== null && (await findConnecting(context, id)) !== null;
  },
});

const noteProgram = operation({
  name: "loyalty.noteProgram",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ id: integrationId, isReady: z.boolean() }),
  async run(context, { id, isReady }): Promise<void> {
    const until = await findConnecting(context, id);
    if (until === null) {
      return;
    }
    if (isReady) {
      await setConnecting(context, { id, until: null });
      await noteSuccess(context, { id, kind: "program", text: "The loyalty program is on" });
    } else if (context.now < until) {
      const runAt = new Date(Math.min(context.now.getTime() + hourMs, until.getTime()));
      await context.addJob(
        checkProgramJob,
        { storeId: context.store.id, id },
        { key: jobKey(context.store.id, id), runAt },
      );
    } else {
      const text = "No loyalty program in this account";
      await noteFailure(context, { id, kind: "program", code: "plan", text, retryAfterMs: null });
    }
    await refreshScreens(context);
  },
});

const bookCheck = operation({
  name: "loyalty.bookCheck",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<void> {
    const runAt = new Date(context.now.getTime() + hourMs);
    const key = jobKey(context.store.id, id);
    await context.addJob(checkProgramJob, { storeId: context.store.id, id }, { key, runAt });
  },
});

function jobKey(storeId: number, id: string): string {
  return `${checkProgramJob.name}:${storeId}:${id}`;
}

async function findConnecting(context: StoreContext, id: string): Promise<Date | null> {
  const card = (await listIntegrations(context, {})).find((each) => each.id === id);
  return card?.connectingUntil ?? null;
}
