import { z } from "zod";
import { foreignText, instantDate, recordNumber } from "#common/inputs/input-ranges.ts";
import type { BillingReport } from "#server/adapters/billing/billing.ts";
import type { Context, Platform, Request } from "#server/platform/context/context.ts";
import { programRequest } from "#server/platform/context/system-request.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import { findAccountOfCustomer } from "./billing.db.ts";
import { followBillingJob } from "./billing.jobs.ts";
import { insertReport } from "./mirror.db.ts";

/** A request of the program itself for a company, without a store. */
export async function requestForAccount(
  platform: Platform,
  { accountId, reason }: { accountId: number; reason: string },
): Promise<Request> {
  const storeIds = await platform.database.read("system", (sql) =>
    sql.selectFrom("stores").select("id").where("accountId", "=", accountId).execute(),
  );
  return {
    ...programRequest(platform, reason),
    scope: { accountIds: [accountId], storeIds: storeIds.map(({ id }) => id) },
  };
}

/** Keeps what the service reported. What is about nobody's customer here is dropped: the account may have others. */
export async function takeReport(platform: Platform, report: BillingReport): Promise<void> {
  const { customerId, ...kept } = report;
  const accountId =
    customerId === null
      ? null
      : await platform.database.read("system", (sql) => findAccountOfCustomer(sql, customerId));
  if (accountId !== null) {
    await keepReport(await requestForAccount(platform, { accountId, reason: "billing report" }), {
      ...kept,
      accountId,
    });
  }
}

/** Once, however often it is sent; it is worked off later, because the service waits seconds. */
const keepReport = operation({
  name: "billing.keepReport",
  kind: "write",
  permission: "billing:manage",
  on: "nobody",
  isUnlimited: true,
  input: z.object({
    accountId: recordNumber,
    id: foreignText(255).min(1),
    type: foreignText(255),
    recordId: foreignText(255),
    at: instantDate,
  }),
  async run(context, report): Promise<void> {
    const { scope } = context;
    if (scope !== "system" && !scope.accountIds.includes(report.accountId)) {
      throw notFound("Company");
    }
    if (await insertReport(context.sql, { ...report, receivedAt: context.now })) {
      await queueFollow(context, report.accountId);
    }
  },
});

export async function queueFollow(context: Context, accountId: number): Promise<void> {
  await context.addJob(followBillingJob, { accountId }, { key: `${followBillingJob.name}:${accountId}` });
}
