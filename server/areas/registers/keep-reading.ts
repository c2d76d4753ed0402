import { z } from "zod";
import { freshConnection, noteFailure } from "#server/areas/automations/automations.ts";
import type { StoreRequest } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { bookPast, bookReading, findActiveRegister, serviceOf } from "./register-service.ts";

/** Once a night: the sign-in is renewed long before it ends, and what a lost job would have read is booked. */
export async function keepReading(request: StoreRequest): Promise<void> {
  const id = await bookLost(request, {});
  if (id === null) {
    return;
  }
  try {
    const service = serviceOf(request.platform, id);
    await freshConnection(request, { id, isForced: true, renew: (held, now) => service.renew(held, now) });
  } catch (error) {
    if (!(error instanceof ProviderFault)) {
      throw error;
    }
    const { code, message: text, retryAfterMs } = error;
    await noteFailure(request, { id, kind: "token", code, text, retryAfterMs });
  }
}

const bookLost = operation({
  name: "registers.bookLost",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({}),
  async run(context): Promise<string | null> {
    const id = await findActiveRegister(context);
    if (id !== null) {
      await bookReading(context, { id });
      await bookPast(context, { id });
    }
    return id;
  },
});
