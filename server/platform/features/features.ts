import { z } from "zod";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./features.db.ts";
import type { Flag } from "./features.db.ts";

/** The defaults of an account without flags of its own. */
const defaults: readonly Flag[] = [{ feature: "checkinFlowVersion", variant: "V2", value: true }];

/** Returns the flags of the caller's account; for support, of the active store's account. */
export const listFeatures = operation({
  name: "features.listFeatures",
  kind: "read",
  permission: "signed-in",
  on: "nobody",
  input: z.object({}),
  async run(context): Promise<Flag[]> {
    const accountId = context.store?.accountId ?? context.user?.accountId;
    const chosen = accountId === undefined ? [] : await db.listFlags(context.sql, accountId);
    const isChosen = new Set(chosen.map((flag) => flag.feature));
    return [...defaults.filter((flag) => !isChosen.has(flag.feature)), ...chosen];
  },
});
