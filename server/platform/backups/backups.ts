import { z } from "zod";
import { operation } from "#server/platform/operations/operation.ts";
import { findLastBackup } from "./backups.db.ts";

const lastBackupSchema = z.object({ madeAt: z.coerce.date(), bytes: z.number() });

/** Returns when the installation's newest backup was made, and whether Hangtag makes one each night. */
export const getBackupState = operation({
  name: "backups.getBackupState",
  kind: "read",
  permission: "backups:view",
  on: "account",
  input: z.object({}),
  async run(context) {
    const parsed = lastBackupSchema.safeParse(await findLastBackup(context.sql));
    return {
      isNightly: context.platform.backups !== undefined,
      last: parsed.success ? parsed.data : null,
    };
  },
});
