import type { MailDocument } from "#server/platform/emails/mail-document.ts";

/** What an owner reads when somebody has added a store to the company. */
export function newStoreDocument(added: { by: string; name: string; number: string }): MailDocument {
  return {
    subject: `${added.name} was added`,
    paragraphs: [
      `${added.by} has added the store ${added.name} (${added.number}) to your company.`,
      "Nothing is charged for it until you confirm it.",
    ],
  };
}
