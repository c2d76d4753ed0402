/** The mail about the day before: what a store chose, and who reads it. */
import { z } from "zod";
import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { nightlyMailChanged } from "#server/events/nightly-mail.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import { listAddresses, listUsersOfStore } from "./addresses.db.ts";
import type { AddressRow, MailUser } from "./addresses.db.ts";
import { isChosen } from "./readers.ts";
import { listLastSendings } from "./sendings.db.ts";
import type { LastSending } from "./sendings.db.ts";
import * as db from "./nightly-mail.db.ts";
import type { MailChoices, MailSettings } from "./nightly-mail.db.ts";

export { addMailAddress, askAgain, removeMailAddress, restartMailAddress, switchOwnMail } from "./addresses.ts";
export { previewMail, requestTestMail } from "./previews.ts";
export type { RenderedMail } from "./content/render-mail.ts";

export type ReaderState = "reads" | "not-chosen" | "unconfirmed" | "stopped" | "bounced";

export type MailReader = {
  /** Of the address; null for a user who has had no mail yet. */
  id: string | null;
  address: string;
  name: string | null;
  role: number | null;
  isOwn: boolean;
  state: ReaderState;
  reason: string;
  last: LastSending | null;
};

export type NightlyMail = MailChoices & {
  isOn: boolean;
  /** Users by role, then the addresses that managers added. */
  readers: MailReader[];
  /** Why the newest mails did not arrive; null when they did. */
  error: string | null;
  lastSentAt: Date | null;
  /** The business date that a test and the preview show. */
  yesterday: BusinessDate;
};

/** How far back the page looks for the last mail to each reader. */
const daysBack = 14;

export const viewNightlyMail = operation({
  name: "nightlyMail.view",
  kind: "read",
  permission: "automations:manage",
  on: "store",
  input: z.object({}),
  run: (context): Promise<NightlyMail> => loadMail(context),
});

async function loadMail(context: StoreContext): Promise<NightlyMail> {
  const { id: storeId, accountId } = context.store;
  const today = await findBusinessDate(context.sql, { storeId, at: context.now });
  const [settings, users, rows, sendings] = await Promise.all([
    db.findMailSettings(context.sql, storeId),
    listUsersOfStore(context.sql, { storeId, accountId }),
    listAddresses(context.sql, storeId),
    listLastSendings(context.sql, { accountId, storeId, since: addDays(today, -daysBack) }),
  ]);
  const { onSince, ...choices } = settings;
  const lastTo = new Map(sendings.map((sending) => [sending.address, sending]));
  const free = rows.filter(({ userId, address }) => userId === null && users.every(({ email }) => email !== address));
  const readers = [
    ...users.map((user) => userReader(context, { user, rows, settings })),
    ...free.map((row) => freeReader(row)),
  ].map((reader) => ({ ...reader, last: lastTo.get(reader.address) ?? null }));
  return {
    ...choices,
    isOn: onSince !== null,
    readers,
    error: onSince === null ? null : errorOf(readers),
    lastSentAt: latest(sendings),
    yesterday: addDays(today, -1),
  };
}

function userReader(
  { user: me }: StoreContext,
  { user, rows, settings }: { user: MailUser; rows: readonly AddressRow[]; settings: MailSettings },
): Omit<MailReader, "last"> {
  const row = rows.find(({ userId }) => userId === user.userId);
  const isChosenRole = isChosen(user.role, settings);
  return {
    id: row?.id ?? null,
    address: user.email,
    name: user.fullName,
    role: user.role,
    isOwn: me?.id === user.userId,
    state: stopState(row) ?? (isChosenRole ? "reads" : "not-chosen"),
    reason: row?.lastBounce ?? "",
  };
}

function freeReader(row: AddressRow): Omit<MailReader, "last"> {
  const state = stopState(row) ?? (row.confirmedAt === null ? "unconfirmed" : "reads");
  return { id: row.id, address: row.address, name: null, role: null, isOwn: false, state, reason: row.lastBounce };
}

function stopState(row: AddressRow | undefined): "stopped" | "bounced" | null {
  if (row === undefined || row.stoppedAt === null) {
    return null;
  }
  return row.stopReason === "bounced" ? "bounced" : "stopped";
}

/** What the card says: only the newest mail of each reader counts, so that a night that went well clears it. */
function errorOf(readers: readonly MailReader[]): string | null {
  const failed = readers.filter(({ last }) => last?.state === "failed" || last?.state === "unsure");
  const [first] = failed;
  if (first?.last === undefined || first.last === null) {
    return null;
  }
  const { failure, state } = first.last;
  const what = state === "unsure" ? "may not have arrived" : "couldn't be sent";
  return `The mail to ${first.address} ${what}${failure === "" ? "" : `: ${failure}`}`;
}

function latest(sendings: readonly LastSending[]): Date | null {
  const sent = sendings.flatMap(({ state, endedAt }) =>
    state === "sent" && endedAt !== null ? [endedAt.getTime()] : [],
  );
  return sent.length === 0 ? null : new Date(Math.max(...sent));
}

const choices = z.object({
  isOn: z.boolean(),
  toOwners: z.boolean(),
  toDistrictManagers: z.boolean(),
  toManagers: z.boolean(),
  sendsOnClosedDays: z.boolean(),
});

/** Nights that ended before it was switched on are not mailed. */
export const saveNightlyMail = operation({
  name: "nightlyMail.save",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: choices,
  async run(context, { isOn, ...chosen }): Promise<NightlyMail> {
    const storeId = context.store.id;
    const { onSince, ...before } = await db.lockMailSettings(context.sql, storeId);
    const since = isOn ? (onSince ?? context.now) : null;
    const change = { before: { isOn: onSince !== null, ...before }, after: { isOn, ...chosen } };
    if (JSON.stringify(change.before) !== JSON.stringify(change.after)) {
      await db.saveMailSettings(context.sql, { storeId, ...chosen, onSince: since, savedAt: context.now });
      await context.emit(nightlyMailChanged, change, { kind: "NightlyMail", id: storeId });
    }
    return loadMail(context);
  },
});
