import { v7 as uuidv7 } from "uuid";
import { postMail } from "#server/platform/emails/post-mail.ts";
import type { MailDocument } from "#server/platform/emails/mail-document.ts";
import type { Context } from "#server/platform/context/context.ts";
import * as db from "./password-resets.db.ts";
import { hashToken, newToken } from "./tokens.ts";

const hourMs = 3_600_000;
/** A mailed link for a new password. */
const resetLinkMs = hourMs;
/** An invitation waits for a new person's first day at work. */
const invitationMs = 7 * 24 * hourMs;

type Recipient = { id: number; accountId: number; email: string; fullName: string };

export async function mailResetLink(context: Context, user: Recipient): Promise<void> {
  const url = await newLink(context, { user, validMs: resetLinkMs });
  await postMail(context, { accountId: user.accountId, to: user.email, document: resetDocument(user, url) });
}

export async function mailInvitation(
  context: Context,
  { user, invitedBy }: { user: Recipient; invitedBy: string },
): Promise<void> {
  const url = await newLink(context, { user, validMs: invitationMs });
  await postMail(context, {
    accountId: user.accountId,
    to: user.email,
    document: invitationDocument(user, { url, invitedBy }),
  });
}

/** Sent in place of an invitation, so that only the owner of the mailbox learns that the address is taken. */
export async function mailAddressTaken(
  context: Context,
  { user, invitedBy }: { user: Recipient; invitedBy: string },
): Promise<void> {
  await postMail(context, { accountId: user.accountId, to: user.email, document: takenDocument(user, invitedBy) });
}

async function newLink(context: Context, { user, validMs }: { user: Recipient; validMs: number }): Promise<string> {
  const token = newToken();
  await db.insertPasswordReset(context.sql, {
    accountId: user.accountId,
    id: uuidv7(),
    userId: user.id,
    tokenHash: hashToken(token),
    now: context.now,
    expiresAt: new Date(context.now.getTime() + validMs),
  });
  return `${context.platform.publicUrl}/auth/reset-password?token=${token}`;
}

function resetDocument({ fullName }: Recipient, url: string): MailDocument {
  return {
    subject: "Choose a new password",
    paragraphs: [`Hello ${fullName},`, "We got a request to reset your Hangtag password."],
    button: { label: "Choose a new password", url },
    footnotes: [
      "This link works once and expires in 1 hour.",
      "If this wasn't you, ignore this email. Your password stays the same.",
    ],
  };
}

function invitationDocument(
  { fullName }: Recipient,
  { url, invitedBy }: { url: string; invitedBy: string },
): MailDocument {
  return {
    subject: `${invitedBy} invited you to Hangtag`,
    paragraphs: [
      `Hello ${fullName},`,
      `${invitedBy} set you up in Hangtag, where your store runs its day. Choose a password to get started.`,
    ],
    button: { label: "Choose a password", url },
    footnotes: ["This link works once and expires in 7 days."],
  };
}

function takenDocument({ fullName }: Recipient, invitedBy: string): MailDocument {
  return {
    subject: `${invitedBy} invited you to Hangtag`,
    paragraphs: [
      `Hello ${fullName},`,
      `${invitedBy} set you up in Hangtag, where your store runs its day.`,
      "This email is already used at another company. Ask for an invitation to another email.",
    ],
  };
}
