/** Mails that a server had taken and that came back later. */
import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import type { Platform } from "#server/platform/context/context.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { requestForStore } from "#server/platform/jobs/store-worker.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { readBounce } from "./bounce-report.rules.ts";
import { noteBounces } from "./bounces.ts";
import * as db from "./sendings.db.ts";

/**
 * Takes a report as the mail server wrote it. Who sends one has to know the id of a mail, which only its reader's
 * servers have seen, and its address; a report about anything else changes nothing, and nobody is told which it was.
 */
export async function takeReturnedMail(platform: Platform, raw: string): Promise<void> {
  const report = readBounce(raw);
  if (report === null) {
    return;
  }
  const { mailId: id, address, kind, text } = report;
  const storeId = await platform.database.read("system", (sql) => db.findStoreOfSending(sql, { id, address }));
  const request =
    storeId === null ? null : await requestForStore(platform, { storeId, reason: "a mail that came back" });
  if (request && (await noteReturned(request, { id, text }))) {
    await noteBounces(request, { address, kind, text });
  }
}

/** False when the mail is not there any more, or came back before: a server may report twice. */
const noteReturned = operation({
  name: "nightlyMail.noteReturned",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({ id: z.uuid(), text: inputText.max(500) }),
  async run(context, { id, text }): Promise<boolean> {
    const { accountId } = context.store;
    const mail = await db.lockSending(context.sql, { accountId, id });
    if (mail?.state !== "sent" && mail?.state !== "unsure") {
      return false;
    }
    await db.changeSending(context.sql, { accountId, id }, { state: "failed", failure: text });
    await sendNotice(context, { name: "nightly-mail.changed", recordKind: "NightlyMail", recordId: null });
    return true;
  },
});
