import { worker } from "#server/platform/jobs/worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { sendMail } from "./emails.jobs.ts";
import { isTrainingAccount } from "./training-account.db.ts";

/** The one place where mails leave: whoever queued it, none goes out for a training store. */
export const emailWorkers: readonly Worker[] = [
  worker(sendMail, async (platform, mail) => {
    const { accountId } = mail;
    if (accountId !== null && (await platform.database.read("system", (sql) => isTrainingAccount(sql, accountId)))) {
      platform.log.info({ accountId }, "A mail of a training store was not sent");
      return;
    }
    await platform.emails.send(mail);
  }),
];
