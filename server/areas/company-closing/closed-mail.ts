import { formatInstantDate } from "#common/date-format.ts";
import type { MailDocument } from "#server/platform/emails/mail-document.ts";

export function closedDocument(closed: { name: string; deleteAt: Date; timeZone: string; url: string }): MailDocument {
  const { name, deleteAt, timeZone, url } = closed;
  const date = formatInstantDate(deleteAt, timeZone);
  return {
    subject: `${name} is closed`,
    paragraphs: [
      `The stores of ${name} are locked, and their plans end with what was paid for.`,
      `On ${date} we delete everything. Until then you can export it, or keep the company: ${url}`,
    ],
  };
}
