import { z } from "zod";
import { operation } from "#server/platform/operations/operation.ts";
import { findLastBackup } from "./backups.db.ts";

const lastBackup = z.object({ madeAt: z.coerce.date(), bytes: z.number() });

/** The newest backup that Hangtag made of the whole installation, and whether it makes one each night. */
export const getBackupState = operation({
  name: "backups.getBackupState",
  kind: "read",
  permission: "backups:view",
  on: "account",
  input: z.object({}),
  async run(context) {
    const found = lastBackup.safeParse(await findLastBackup(context.sql));
    return {
      isNightly: context.platform.backups !== undefined,
      last: found.success ? found.data : null,
    };
  },
});
