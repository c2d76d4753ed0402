import { z } from "zod";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./settings.db.ts";

/** What About shows: whom to ask for help, a setting of the whole installation. */
export const viewAbout = operation({
  name: "settings.viewAbout",
  kind: "read",
  permission: "public",
  on: "nobody",
  input: z.object({}),
  async run(context): Promise<{ supportContactAddress: string | null }> {
    return { supportContactAddress: await db.findSupportContactAddress(context.sql) };
  },
});
