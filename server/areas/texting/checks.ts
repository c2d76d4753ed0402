import { z } from "zod";
import { texting } from "#server/adapters/texting/texting.ts";
import type { StoreRequest } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./messages.db.ts";
import { viewedText } from "./outcome-inputs.ts";
import { applyReport } from "./outcomes.ts";
import { checkTextJob } from "./texting.jobs.ts";

const hourMs = 3_600_000;
/** What a carrier has not reported after a day it never will. */
const longestWaitMs = 24 * hourMs;

/** Looks at the service what became of a text, in case a report was lost, and what it cost. */
export async function checkText(request: StoreRequest, { id }: { id: string }): Promise<void> {
  const open = request.platform.services.findProgramWide(texting);
  const providerId = await findProviderId(request, { id });
  const viewed = open === null || providerId === null ? null : await open.service.view(providerId);
  // What the service keeps no more it will not say later either.
  if (viewed !== null) {
    await keepViewedText(request, { id, viewed });
  }
}

const findProviderId = operation({
  name: "texting.findProviderId",
  kind: "read",
  permission: "texting:settings",
  on: "store",
  input: z.object({ id: z.uuid() }),
  run: ({ sql, store }, { id }): Promise<string | null> => db.findProviderId(sql, { storeId: store.id, id }),
});

const keepViewedText = operation({
  name: "texting.keepViewedText",
  kind: "write",
  permission: "texting:settings",
  on: "store",
  input: z.object({ id: z.uuid(), viewed: viewedText }),
  async run(context, { id, viewed }): Promise<void> {
    const key = { storeId: context.store.id, id };
    const message = await db.lockMessage(context.sql, key);
    if (message === undefined) {
      return;
    }
    await applyReport(context, message, viewed);
    if (viewed.priceMicros !== null) {
      await db.changeMessage(context.sql, key, { priceMicros: viewed.priceMicros });
    }
    const isSettled = viewed.status !== "queued" && viewed.status !== "sent" && viewed.priceMicros !== null;
    const age = context.now.getTime() - message.createdAt.getTime();
    if (!isSettled && age < longestWaitMs) {
      await context.addJob(checkTextJob, key, { runAt: new Date(context.now.getTime() + hourMs) });
    }
  },
});
