import { z } from "zod";
import { foreignText, inputText, instantDate } from "#common/inputs/input-ranges.ts";
import { integrationConnected } from "#server/events/automations.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { sealText } from "#server/platform/secrets/sealed-text.ts";
import { sealingOf, writeLog } from "./integration-health.ts";
import { cardOf, integrationId } from "./integration.ts";
import * as db from "./integrations.db.ts";

/** Keeps what a service gave, after it was tried; an earlier connection is replaced only now. */
export const keepConnection = operation({
  name: "automations.keepConnection",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({
    id: integrationId,
    credentials: z.record(inputText.max(100), inputText.max(2000)),
    accountName: foreignText(200),
    expiresAt: instantDate.nullable(),
    signInEndsAt: instantDate.nullable().default(null),
    /** A token that was only renewed is no news. */
    isRenewal: z.boolean().default(false),
  }),
  async run(context, { id, credentials, accountName, expiresAt, signInEndsAt, isRenewal }): Promise<void> {
    const storeId = context.store.id;
    const before = await db.findIntegration(context.sql, { storeId, provider: id, isLocked: true });
    if (isRenewal && before?.secret === undefined) {
      return;
    }
    const secret = sealText(JSON.stringify(credentials), sealingOf(context, id));
    const { name, need } = cardOf(context, id);
    const by = isRenewal ? null : personOf(context);
    const connection = { storeId, provider: id, need: need.id, secret, accountName, expiresAt, signInEndsAt, by };
    await db.saveConnection(context.sql, { ...connection, at: context.now });
    if (isRenewal && isWorthALine(before?.renewedAt ?? null, context.now)) {
      await writeLog(context, { id, kind: "token", level: "info", text: "Signed in again before the login ran out" });
    }
    if (!isRenewal) {
      await writeLog(context, { id, kind: "setup", level: "info", text: `Connected to ${accountName}` });
      const change = {
        before: { account: before?.accountName ?? null },
        after: { service: name, account: accountName },
      };
      await context.emit(integrationConnected, { name, ...change }, { kind: "Integration", id });
    }
  },
});

function personOf({ employee, user }: StoreContext): string {
  return employee?.fullName ?? user?.fullName ?? "";
}

/** Tokens of an hour would fill the log with lines that all say the same: one a day is enough. */
function isWorthALine(renewedAt: Date | null, now: Date): boolean {
  const dayMs = 24 * 3_600_000;
  return renewedAt === null || Math.floor(renewedAt.getTime() / dayMs) < Math.floor(now.getTime() / dayMs);
}
