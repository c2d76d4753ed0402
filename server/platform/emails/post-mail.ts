import { v7 as uuidv7 } from "uuid";
import type { Context } from "#server/platform/context/context.ts";
import { sendMail } from "./emails.jobs.ts";
import { htmlOf, textOf } from "./mail-document.ts";
import type { MailDocument } from "./mail-document.ts";

/** Queues a mail in the caller's transaction: it goes out only if the work that asked for it is committed. */
export async function postMail(
  context: Context,
  mail: { accountId: number; to: string; document: MailDocument },
): Promise<void> {
  await context.addJob(sendMail, {
    accountId: mail.accountId,
    id: uuidv7(),
    to: mail.to,
    subject: mail.document.subject,
    text: textOf(mail.document),
    html: htmlOf(mail.document),
  });
}
