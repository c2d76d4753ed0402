import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { mailStopped } from "#server/events/nightly-mail.ts";
import type { StoreRequest } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { changeAddress, lockAddress } from "./addresses.db.ts";
import { stopMail } from "./addresses.ts";
import { listStoresOfAddress } from "./bounces.ts";

/** What a mail program's own button means: no such mail any more, of none of the stores that it was about. */
export async function stopMailEverywhere(request: StoreRequest, { secret }: { secret: string }): Promise<void> {
  const address = await stopMail(request, { secret });
  for (const store of await listStoresOfAddress(request, { address })) {
    const ofStore = { ...request, store, scope: { accountIds: [store.accountId], storeIds: [store.id] } };
    await stopByAddress(ofStore, { address });
  }
}

const stopByAddress = operation({
  name: "nightlyMail.stopByAddress",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({ address: inputText.max(254) }),
  async run(context, { address }): Promise<void> {
    const row = await lockAddress(context.sql, { storeId: context.store.id, address });
    if (row !== undefined && row.stopReason !== "self") {
      await changeAddress(context.sql, row, { stoppedAt: context.now, stopReason: "self" });
      await context.emit(mailStopped, { name: address }, { kind: "NightlyMail", id: row.id });
    }
  },
});
