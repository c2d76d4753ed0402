import type { MailDocument } from "#server/platform/emails/mail-document.ts";

/** The mail that proves an address. */
export function linkDocument(signUp: { fullName: string; company: string }, url: string): MailDocument {
  return {
    subject: "Confirm your email to start with Hangtag",
    paragraphs: [
      `Hello ${signUp.fullName},`,
      `You signed up ${signUp.company} for Hangtag. Confirm this email and choose a password to get started.`,
    ],
    button: { label: "Confirm email", url },
    footnotes: [
      "This link works once and expires in 24 hours.",
      "If this wasn't you, ignore this email. Nothing is set up without the link.",
    ],
  };
}

/** Sent in place of a link, so that only the owner of the mailbox learns that the address has an account. */
export function hasAccountDocument({ fullName }: { fullName: string }, publicUrl: string): MailDocument {
  return {
    subject: "You already have a Hangtag account",
    paragraphs: [
      `Hello ${fullName},`,
      "Someone signed up for Hangtag with this email. It already has an account, so we set up nothing new.",
      `Sign in with it. If you don't remember your password, choose a new one at ${publicUrl}/auth/forgot-password.`,
      "To open another store, sign in and choose Add another store in the settings.",
    ],
    button: { label: "Sign in", url: `${publicUrl}/auth/login` },
    footnotes: ["If this wasn't you, ignore this email. Your account stays the same."],
  };
}

/** The same for a person whose account was deactivated. */
export function deactivatedDocument({ fullName }: { fullName: string }): MailDocument {
  return {
    subject: "You already have a Hangtag account",
    paragraphs: [
      `Hello ${fullName},`,
      "Someone signed up for Hangtag with this email. It has an account, which your company deactivated.",
      "Ask your company's owner to reactivate it, or sign up with another email.",
    ],
    footnotes: ["If this wasn't you, ignore this email."],
  };
}
