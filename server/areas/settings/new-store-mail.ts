import type { MailDocument } from "#server/platform/emails/mail-document.ts";

/** What an owner reads when somebody has added a store to the company. */
export function newStoreDocument(added: { by: string; name: string; number: string }): MailDocument {
  return {
    subject: `${added.name} was added`,
    paragraphs: [
      `${added.by} added ${added.name} (${added.number}) to your company.`,
      "We won't charge for it until you confirm.",
    ],
  };
}
