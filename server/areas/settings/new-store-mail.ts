import type { MailDocument } from "#server/platform/emails/mail-document.ts";

/** The email to an owner about a store added to the company. */
export function newStoreDocument(added: { by: string; name: string; number: string }): MailDocument {
  return {
    subject: `${added.name} was added`,
    paragraphs: [
      `${added.by} added ${added.name} (${added.number}) to your company.`,
      "We won't charge for it until you confirm.",
    ],
  };
}
