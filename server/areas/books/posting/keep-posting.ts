import { z } from "zod";
import { noteFailure } from "#server/areas/automations/automations.ts";
import type { StoreRequest } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { findActiveBooks, freshBooks } from "./books-service.ts";
import { noteDeleted } from "./deleted-entries.ts";
import { queuePostings } from "./post-entries.ts";

/**
 * Once a night: the sign-in is renewed, used or not, what a lost job would have posted is booked, and entries that people
 * deleted at the service are noted.
 */
export async function keepPosting(request: StoreRequest): Promise<void> {
  const id = await queueLeft(request, {});
  if (id === null) {
    return;
  }
  try {
    await freshBooks(request, id, { isForced: true });
    await noteDeleted(request, id);
  } catch (error) {
    if (!(error instanceof ProviderFault)) {
      throw error;
    }
    const { code, message: text, retryAfterMs } = error;
    await noteFailure(request, { id, kind: "token", code, text, retryAfterMs });
  }
}

const queueLeft = operation({
  name: "books.queueLeft",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({}),
  async run(context): Promise<string | null> {
    await queuePostings(context);
    return findActiveBooks(context);
  },
});
