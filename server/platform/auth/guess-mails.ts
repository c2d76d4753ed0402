import { roles } from "#common/permissions.ts";
import { postMail } from "#server/platform/emails/post-mail.ts";
import type { MailDocument } from "#server/platform/emails/mail-document.ts";
import type { Context } from "#server/platform/context/context.ts";
import { listLoginsOfRole } from "./sign-in.db.ts";

type GuessedUser = { id: number; accountId: number; email: string; fullName: string };

/** Warns the person whose password is being guessed, and the account's owners. */
export async function mailGuessWarning(context: Context, user: GuessedUser, tries: number): Promise<void> {
  const { accountId } = user;
  const url = `${context.platform.publicUrl}/auth/forgot-password`;
  await postMail(context, { accountId, to: user.email, document: personsWarning(user, { tries, url }) });
  const owners = await listLoginsOfRole(context.sql, { accountId, role: roles.owner });
  for (const owner of owners.filter(({ id }) => id !== user.id)) {
    await postMail(context, { accountId, to: owner.email, document: ownersWarning(owner, { tries, user }) });
  }
}

const atMostDaily = "We write at most once a day about one sign-in.";

function personsWarning({ fullName }: GuessedUser, { tries, url }: { tries: number; url: string }): MailDocument {
  return {
    subject: "Wrong passwords for your Hangtag sign-in",
    paragraphs: [
      `Hello ${fullName},`,
      `Someone entered ${tries} wrong passwords for your Hangtag sign-in within 15 minutes.`,
      "If it was you, choose a new password. You can sign in with it right away.",
      "If it wasn't, no one got in. Choose a new password if you use this one anywhere else.",
    ],
    button: { label: "Choose a new password", url },
    footnotes: [atMostDaily],
  };
}

function ownersWarning({ fullName }: GuessedUser, { tries, user }: { tries: number; user: GuessedUser }): MailDocument {
  return {
    subject: `Wrong passwords for ${user.fullName}'s Hangtag sign-in`,
    paragraphs: [
      `Hello ${fullName},`,
      `Someone entered ${tries} wrong passwords for ${user.fullName}'s Hangtag sign-in within 15 minutes.`,
      `No one got in. We emailed ${user.fullName} too. Ask if it was them.`,
    ],
    footnotes: [atMostDaily],
  };
}
