import { v7 as uuidv7 } from "uuid";
import type { Context } from "#server/platform/context/context.ts";
import { sendMail } from "./emails.jobs.ts";
import { renderHtml, renderText } from "./mail-document.ts";
import type { MailDocument } from "./mail-document.ts";

/** Queues a mail in the caller's transaction, so that it is sent only after the commit. Of a training store it queues none. */
export async function postMail(
  context: Context,
  mail: { accountId: number | null; to: string; document: MailDocument },
): Promise<void> {
  if (context.store?.isTraining === true) {
    return;
  }
  await context.addJob(sendMail, {
    accountId: mail.accountId,
    id: uuidv7(),
    to: mail.to,
    subject: mail.document.subject,
    text: renderText(mail.document),
    html: renderHtml(mail.document),
  });
}
