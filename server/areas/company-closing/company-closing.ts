/** Leaving: an owner closes the company, has 90 days to change their mind, and then everything of it is deleted. */
import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { listOwnPlans, cancelPlan } from "#server/areas/billing/billing.ts";
import { companyClosed, companyKept } from "#server/events/company/company-closing.ts";
import { listOwnerAddresses } from "#server/platform/auth/owners.db.ts";
import { forgetRights } from "#server/platform/auth/principals.ts";
import type { Request, StoreContext } from "#server/platform/context/context.ts";
import { postMail } from "#server/platform/emails/post-mail.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal, invalidInput, notFound } from "#server/platform/refusals/refusal.ts";
import * as db from "./company-closing.db.ts";
import type { ClosingRow } from "./company-closing.db.ts";
import { closedDocument } from "./closed-mail.ts";

/** Deletes what is due; a training store is at once. */
export { deleteClosedJob } from "./company-closing.jobs.ts";

export type CompanyClosing = ClosingRow;

/** As long as the terms promise. */
const keptMs = 90 * 86_400_000;

export const viewClosing = operation({
  name: "companyClosing.viewClosing",
  kind: "read",
  permission: "company:close",
  on: "store",
  input: z.object({}),
  run: (context): Promise<CompanyClosing> => loadClosing(context),
});

const nameInput = z.object({ name: inputText.min(1).max(200) });

/** Ends every plan at the billing service first: a company that pays on after it was closed would be worse than the rest. */
export async function closeCompany(request: Request, input: z.input<typeof nameInput>): Promise<CompanyClosing> {
  const steps = { ...request, idempotencyKey: null };
  await checkName(steps, input);
  for (const storeId of await listOwnPlans(steps, {})) {
    await cancelPlan(steps, { storeId: String(storeId) });
  }
  return noteClosed(steps, input);
}

const checkName = operation({
  name: "companyClosing.checkName",
  kind: "read",
  permission: "company:close",
  on: "store",
  input: nameInput,
  async run(context, { name }): Promise<void> {
    await requireOpen(context, name);
  },
});

const noteClosed = operation({
  name: "companyClosing.noteClosed",
  kind: "write",
  permission: "company:close",
  on: "store",
  input: nameInput,
  async run(context, { name: typed }): Promise<CompanyClosing> {
    const { sql, now, store, user } = context;
    await requireOpen(context, typed);
    if (user === null) {
      throw notFound("User");
    }
    const { name } = await loadClosing(context);
    const deleteAt = new Date(now.getTime() + keptMs);
    await db.saveClosing(sql, store.accountId, { closedAt: now, closedBy: user.id, deleteAt });
    await context.emit(companyClosed, { name }, { kind: "Company", id: store.id });
    const document = closedDocument({ name, deleteAt, timeZone: store.timeZone, url: pageOf(context) });
    for (const to of await listOwnerAddresses(sql, store.accountId)) {
      await postMail(context, { accountId: store.accountId, to, document });
    }
    await sendStanding(context);
    return loadClosing(context);
  },
});

/** Opens it again within the 90 days. Plans are started again by their owner, one by one. */
export const keepCompany = operation({
  name: "companyClosing.keepCompany",
  kind: "write",
  permission: "company:close",
  on: "store",
  input: z.object({}),
  async run(context): Promise<CompanyClosing> {
    const { sql, now, store } = context;
    const { name, deleteAt } = await loadClosing(context);
    if (deleteAt !== null) {
      if (deleteAt <= now) {
        throw new Refusal("too-late", { message: "The 90 days are over", status: 409 });
      }
      await db.saveClosing(sql, store.accountId, null);
      await context.emit(companyKept, { name }, { kind: "Company", id: store.id });
      await sendStanding(context);
    }
    return loadClosing(context);
  },
});

async function loadClosing({ sql, store }: StoreContext): Promise<CompanyClosing> {
  const closing = await db.findClosing(sql, store.accountId);
  if (closing === undefined) {
    throw notFound("Company");
  }
  return closing;
}

async function requireOpen(context: StoreContext, name: string): Promise<void> {
  const closing = await loadClosing(context);
  if (closing.name !== name.trim()) {
    throw invalidInput({ name: ["Type the company's name as it stands here"] });
  }
  if (closing.closedAt !== null) {
    throw new Refusal("already-closed", { message: "This company is closed", status: 409 });
  }
}

/** Every screen of the company locks, or opens again, now. */
async function sendStanding(context: StoreContext): Promise<void> {
  const { sql, store, platform } = context;
  forgetRights(platform, `account:${store.accountId}`);
  for (const id of await db.listStoreIds(sql, store.accountId)) {
    const at = { ...context, store: { ...store, id } };
    await sendNotice(at, { name: "company.closing", recordKind: "Company", recordId: null });
    await sendNotice(at, { name: "company.standing", recordKind: "Store", recordId: String(id) });
  }
}

function pageOf({ platform, store }: StoreContext): string {
  return `${platform.publicUrl}/s/${store.id}/settings/export`;
}
