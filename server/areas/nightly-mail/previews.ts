/** Yesterday's mail of one store: to look at, and to send to oneself. */
import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { recordNumber } from "#common/inputs/input-ranges.ts";
import type { Request, StoreContext, StoreRequest } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import { Refusal, notFound } from "#server/platform/refusals/refusal.ts";
import { listAddresses, listUsersOfStore } from "./addresses.db.ts";
import { mailFor } from "./mail-for.ts";
import { findMailSettings } from "./nightly-mail.db.ts";
import { sendTestJob } from "./nightly-mail.jobs.ts";
import { newLinkSecret } from "#server/platform/public-pages/public-reply.ts";
import type { Reader } from "./readers.ts";
import type { RenderedMail } from "./content/render-mail.ts";
import { viewStanding } from "./standing.ts";

const permission = "automations:manage" as const;

type OwnReader = { reader: Reader; date: BusinessDate };

/** A user as a reader of this store alone, whether or not the mail goes to them. */
const viewReader = operation({
  name: "nightlyMail.viewReader",
  kind: "read",
  permission,
  on: "store",
  input: z.object({ userId: recordNumber.nullable() }),
  async run(context, { userId }): Promise<OwnReader> {
    const { id: storeId, accountId, timeZone } = context.store;
    const [settings, users, rows, today] = await Promise.all([
      findMailSettings(context.sql, storeId),
      listUsersOfStore(context.sql, { storeId, accountId }),
      listAddresses(context.sql, storeId),
      findBusinessDate(context.sql, { storeId, at: context.now }),
    ]);
    const user = users.find((candidate) => candidate.userId === userId) ?? null;
    // Without a mail yet there is no link that could stop it.
    const secret = rows.find((row) => row.userId !== null && row.userId === userId)?.secret ?? newLinkSecret();
    const store = { ...context.store, settings: { ...settings, onSince: settings.onSince ?? context.now } };
    const address = user?.email ?? "";
    return { reader: { address, user, timeZone, stores: [{ store, secret }] }, date: addDays(today, -1) };
  },
});

export async function previewMail(request: Request): Promise<RenderedMail> {
  const { reader, date } = await viewReader(request, { userId: request.user?.id ?? null });
  return prepare(withStore(request), { reader, date });
}

async function prepare(request: StoreRequest, { reader, date }: OwnReader): Promise<RenderedMail> {
  const { closeArrivedAt, needsClose } = await viewStanding(request, { date });
  const kind = closeArrivedAt === null && needsClose ? "provisional" : "final";
  return (await mailFor(request, { reader, date, kind, before: null })).mail;
}

function withStore(request: Request): StoreRequest {
  if (request.store === null) {
    throw notFound("Store");
  }
  return { ...request, store: request.store };
}

export const requestTestMail = operation({
  name: "nightlyMail.requestTest",
  kind: "write",
  permission,
  on: "store",
  input: z.object({}),
  async run(context): Promise<string> {
    const userId = await ownUserId(context);
    await context.addJob(sendTestJob, { storeId: context.store.id, id: uuidv7(), userId });
    return context.user?.email ?? "";
  },
});

/** A register has no mailbox. */
async function ownUserId({ user }: StoreContext): Promise<number> {
  if (user === null || user.type !== "User") {
    throw new Refusal("no-own-mail", { message: "Sign in with your own email to get a test" });
  }
  return user.id;
}

export async function sendTestMail(
  request: StoreRequest,
  { id, userId }: { id: string; userId: number },
): Promise<void> {
  const { reader, date } = await viewReader(request, { userId });
  if (reader.user === null) {
    return;
  }
  const mail = await prepare(request, { reader, date });
  const { accountId } = request.store;
  await request.platform.emails.send({ ...mail, accountId, id, to: reader.address, subject: `Test: ${mail.subject}` });
}
