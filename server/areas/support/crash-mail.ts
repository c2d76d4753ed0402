import { z } from "zod";
import { foreignText } from "#common/inputs/input-ranges.ts";
import { postMail } from "#server/platform/emails/post-mail.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./crash-mail.db.ts";

const subject = "Hangtag stopped and is running again";

/**
 * Mails the owners that the program had crashed. Only where one company has the program to itself: who runs it for many
 * reads its log, and their owners can do nothing about it.
 */
export const emailOwnersOfCrash = operation({
  name: "support.emailOwnersOfCrash",
  kind: "write",
  permission: "jobs:manage",
  on: "nobody",
  asSystem: "the program was started again for everybody",
  input: z.object({ how: foreignText(100) }),
  async run(context, { how }): Promise<void> {
    for (const { accountId, email } of await db.listOnlyCompanysOwners(context.sql)) {
      const document = {
        subject,
        paragraphs: [
          `Hangtag stopped unexpectedly (${how}) and restarted. Open screens reconnect automatically.`,
          "Saved data is safe. If this happens again, send us the program's log.",
        ],
      };
      await postMail(context, { accountId, to: email, document });
    }
  },
});
