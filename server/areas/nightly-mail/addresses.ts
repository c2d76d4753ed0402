/** Addresses that managers add, and what readers decide about their own. */
import { z } from "zod";
import { emailAddress } from "#common/inputs/field-schemas.ts";
import { inputText } from "#common/inputs/input-ranges.ts";
import {
  mailAddressAdded,
  mailAddressConfirmed,
  mailAddressRemoved,
  mailRestarted,
  mailStopped,
} from "#server/events/nightly-mail.ts";
import type { EventSubject, StoreContext } from "#server/platform/context/context.ts";
import { postMail } from "#server/platform/emails/post-mail.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal, invalidInput, notFound } from "#server/platform/refusals/refusal.ts";
import { linkToken, newLinkSecret } from "#server/platform/public-pages/public-reply.ts";
import * as db from "./addresses.db.ts";
import type { AddressRow } from "./addresses.db.ts";

const mostAddresses = 20;
/** Nobody's mailbox is filled by a manager who presses the button again and again. */
const askAgainMs = 10 * 60_000;

const permission = "automations:manage" as const;
const addressId = z.object({ id: z.uuid() });

/** Asks the address to confirm; until it does, nothing else is sent to it. */
export const addMailAddress = operation({
  name: "nightlyMail.addAddress",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ id: z.uuid(), address: emailAddress }),
  async run(context, { id, address }): Promise<void> {
    const { id: storeId, accountId } = context.store;
    const [rows, users] = await Promise.all([
      db.listAddresses(context.sql, storeId),
      db.listUsersOfStore(context.sql, { storeId, accountId }),
    ]);
    if (rows.some((row) => row.id === id && row.address === address)) {
      return;
    }
    if (users.some(({ email }) => email === address)) {
      throw invalidInput({ address: ["This person is listed by role"] });
    }
    if (rows.some((row) => row.address === address)) {
      throw invalidInput({ address: ["This address is on the list"] });
    }
    if (rows.filter(({ userId }) => userId === null).length >= mostAddresses) {
      throw invalidInput({ address: [`Use ${mostAddresses} addresses or fewer`] });
    }
    const secret = newLinkSecret();
    const row = { storeId, accountId, id, address, secret, addedAt: context.now };
    if (await db.insertAddress(context.sql, row)) {
      await askToConfirm(context, { address, secret });
      await context.emit(mailAddressAdded, { name: address }, subject(id));
    }
  },
});

export const askAgain = operation({
  name: "nightlyMail.askAgain",
  kind: "write",
  permission,
  on: "store",
  input: addressId,
  async run(context, { id }): Promise<void> {
    const row = await getAddress(context, id);
    if (row.confirmedAt !== null) {
      return;
    }
    const since = context.now.getTime() - (row.askedAt?.getTime() ?? 0);
    if (since < askAgainMs) {
      throw new Refusal("too-many-tries", { message: "We just asked. Try again in 10 minutes.", status: 429 });
    }
    await db.changeAddress(context.sql, row, { askedAt: context.now });
    await askToConfirm(context, row);
  },
});

export const removeMailAddress = operation({
  name: "nightlyMail.removeAddress",
  kind: "write",
  permission,
  on: "store",
  input: addressId,
  async run(context, { id }): Promise<void> {
    const row = await getAddress(context, id);
    if (row.userId === null) {
      await db.deleteAddress(context.sql, row);
      await context.emit(mailAddressRemoved, { name: row.address }, subject(id));
    }
  },
});

/** Tries an address again from which mail came back. What its reader stopped, only the reader starts again. */
export const restartMailAddress = operation({
  name: "nightlyMail.restartAddress",
  kind: "write",
  permission,
  on: "store",
  input: addressId,
  async run(context, { id }): Promise<void> {
    const row = await getAddress(context, id);
    if (row.stopReason === "bounced") {
      await restart(context, row);
    }
  },
});

/** The own mail of who is signed in. */
export const switchOwnMail = operation({
  name: "nightlyMail.switchOwn",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ isOn: z.boolean() }),
  async run(context, { isOn }): Promise<void> {
    const { id: storeId, accountId } = context.store;
    const users = await db.listUsersOfStore(context.sql, { storeId, accountId });
    const user = users.find(({ userId }) => userId === context.user?.id);
    if (user === undefined) {
      throw new Refusal("no-own-mail", { message: "Sign in with your own email to choose" });
    }
    const kept = { storeId, accountId, users: [user], secrets: [newLinkSecret()], now: context.now };
    await db.keepUserAddresses(context.sql, kept);
    const row = await db.lockAddress(context.sql, { storeId, address: user.email });
    if (row !== undefined) {
      await (isOn ? restart(context, row) : stop(context, row));
    }
  },
});

/** What a link of a mail is about; the reader has nothing but it. */
export type MailLink = { address: string; storeName: string; state: "unconfirmed" | "reads" | "stopped" };

const secretInput = z.object({ secret: inputText.max(22) });

export const viewMailLink = operation({
  name: "nightlyMail.viewLink",
  kind: "read",
  permission: "public",
  on: "store",
  input: secretInput,
  async run(context, { secret }): Promise<MailLink> {
    const row = await getBySecret(context, secret);
    const isReading = row.confirmedAt !== null;
    const state = row.stoppedAt === null ? (isReading ? "reads" : "unconfirmed") : "stopped";
    return { address: row.address, storeName: context.store.name, state };
  },
});

export const confirmMail = operation({
  name: "nightlyMail.confirm",
  kind: "write",
  permission: "public",
  on: "store",
  input: secretInput,
  async run(context, { secret }): Promise<void> {
    const row = await getBySecret(context, secret);
    if (row.confirmedAt === null) {
      await db.changeAddress(context.sql, row, { confirmedAt: context.now });
      await context.emit(mailAddressConfirmed, { name: row.address }, subject(row.id));
    }
  },
});

/** By the reader, for this store: with one press in the mail program, or on the page behind the link. */
export const stopMail = operation({
  name: "nightlyMail.stop",
  kind: "write",
  permission: "public",
  on: "store",
  input: secretInput,
  async run(context, { secret }): Promise<string> {
    const row = await getBySecret(context, secret);
    await stop(context, row);
    return row.address;
  },
});

export const startMailAgain = operation({
  name: "nightlyMail.startAgain",
  kind: "write",
  permission: "public",
  on: "store",
  input: secretInput,
  async run(context, { secret }): Promise<void> {
    await restart(context, await getBySecret(context, secret));
  },
});

async function stop(context: StoreContext, row: AddressRow): Promise<void> {
  if (row.stopReason !== "self") {
    await db.changeAddress(context.sql, row, { stoppedAt: context.now, stopReason: "self" });
    await context.emit(mailStopped, { name: row.address }, subject(row.id));
  }
}

async function restart(context: StoreContext, row: AddressRow): Promise<void> {
  if (row.stoppedAt !== null) {
    const fresh = { stoppedAt: null, stopReason: null, softBounces: 0, lastBounce: "" };
    await db.changeAddress(context.sql, row, fresh);
    await context.emit(mailRestarted, { name: row.address }, subject(row.id));
  }
}

async function getAddress(context: StoreContext, id: string): Promise<AddressRow> {
  const rows = await db.listAddresses(context.sql, context.store.id);
  const row = rows.find((candidate) => candidate.id === id);
  if (row === undefined) {
    throw notFound("Address");
  }
  return row;
}

async function getBySecret(context: StoreContext, secret: string): Promise<AddressRow> {
  const row = await db.findAddressBySecret(context.sql, { storeId: context.store.id, secret });
  if (row === undefined) {
    throw notFound("Page");
  }
  return row;
}

async function askToConfirm(
  context: StoreContext,
  { address, secret }: { address: string; secret: string },
): Promise<void> {
  const { name, id: storeId, accountId } = context.store;
  const token = linkToken({ storeId, secret });
  const base = context.platform.publicUrl.replace(/\/$/, "");
  await postMail(context, {
    accountId,
    to: address,
    document: {
      subject: `Confirm the nightly report of ${name}`,
      paragraphs: [
        "Hello,",
        `${name} would like to send you its nightly report: sales, buys, hours and notes of the day, each morning.`,
      ],
      button: { label: "Yes, send it to me", url: `${base}/mail/confirm/${token}` },
      footnotes: ["If you don't know this store, ignore this email. Nothing else is sent to you."],
    },
  });
}

function subject(id: string): EventSubject {
  return { kind: "NightlyMail", id };
}
