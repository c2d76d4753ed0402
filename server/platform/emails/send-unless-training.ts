import type { z } from "zod";
import type { Platform } from "#server/platform/context/context.ts";
import type { sendMail } from "./emails.jobs.ts";
import { isTrainingAccount } from "./training-account.db.ts";

/** The one place where mails leave: none goes out for a training store, from wherever it was queued. */
export async function sendUnlessTraining(platform: Platform, mail: z.output<typeof sendMail.payload>): Promise<void> {
  const { accountId } = mail;
  if (accountId !== null && (await platform.database.read("system", (sql) => isTrainingAccount(sql, accountId)))) {
    platform.log.info({ accountId }, "A mail of a training store was not sent");
    return;
  }
  await platform.emails.send(mail);
}
