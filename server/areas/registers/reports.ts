import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { registerParts } from "#server/adapters/registers/registers.ts";
import type { RegisterReport } from "#server/adapters/registers/registers.ts";
import { integrationId } from "#server/areas/automations/automations.ts";
import type { Platform } from "#server/platform/context/context.ts";
import { requestForStore } from "#server/platform/jobs/store-worker.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { forgetLook, listStoresOfAccount } from "./connections.db.ts";
import { bookReading } from "./register-service.ts";
import { insertReport } from "./reports.db.ts";

/** Keeps a genuine report for each store that it concerns; a job reads what it names. */
export async function takeReport(
  platform: Platform,
  { id, report }: { id: string; report: RegisterReport },
): Promise<void> {
  const { accountId, placeId, part } = report;
  if (part === null) {
    return;
  }
  const stores = await platform.database.read("system", (sql) =>
    listStoresOfAccount(sql, { provider: id, accountId, placeId }),
  );
  for (const storeId of stores) {
    const request = await requestForStore(platform, { storeId, reason: "report of a register service" });
    await (request && keepReport(request, { id, reportId: report.id, part, saleIds: report.saleIds }));
  }
}

const mostSales = 100;

const keepReport = operation({
  name: "registers.keepReport",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  isUnlimited: true,
  input: z.object({
    id: integrationId,
    reportId: inputText.min(1).max(200),
    part: z.enum([...registerParts, "sign-in"]),
    saleIds: z.array(inputText.min(1).max(200)).max(mostSales),
  }),
  async run(context, { id, reportId, part, saleIds }): Promise<void> {
    const { sql, store, now } = context;
    const report = { id: reportId, provider: id, part, saleIds, receivedAt: now };
    if (await insertReport(sql, store.id, report)) {
      // What has no ids of its own is read as a list, whose time has come with this.
      await (saleIds.length === 0 && part !== "sign-in" && forgetLook(sql, { storeId: store.id, provider: id, part }));
      await bookReading(context, { id });
    }
  },
});
