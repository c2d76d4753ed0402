import { composeMail } from "./compose-mail.ts";
import type { MailOrder } from "./compose-mail.ts";
import { mailHtml } from "./mail-html.ts";
import type { MailModel } from "./mail-model.ts";
import { mailText } from "./mail-text.ts";

export type RenderedMail = { subject: string; text: string; html: string };

/** Gmail cuts a longer mail off, with the links that stop it. */
const mostBytes = 100_000;

/** How much of the words goes in; figures always do. */
const levels = [
  { notes: 20, tasks: 20, needs: 60 },
  { notes: 3, tasks: 6, needs: 30 },
  { notes: 0, tasks: 0, needs: 12 },
] as const;

/** The whole mail, with as much of its notes and tasks as mail programs show. */
export function renderMail(order: MailOrder): RenderedMail {
  for (const level of levels) {
    const mail = shortened(composeMail(withLess(order, level)), level.needs);
    const html = mailHtml(mail);
    if (Buffer.byteLength(html) < mostBytes || level === levels[2]) {
      return { subject: mail.subject, text: mailText(mail), html };
    }
  }
  throw new Error("The last level is always taken");
}

function withLess(order: MailOrder, { notes, tasks }: { notes: number; tasks: number }): MailOrder {
  return {
    ...order,
    parts: order.parts.map((part) => ({
      ...part,
      report: {
        ...part.report,
        notes: part.report.notes?.slice(0, notes) ?? null,
        tasks: part.report.tasks?.slice(0, tasks) ?? null,
        leftOut: {
          notes: Math.max(0, (part.report.notes?.length ?? 0) - notes),
          tasks: Math.max(0, (part.report.tasks?.length ?? 0) - tasks),
        },
      },
    })),
  };
}

function shortened(mail: MailModel, most: number): MailModel {
  const more = mail.needs.length - most;
  const rest = { store: null, text: `${more} more`, action: "Open", url: mail.open.url };
  return more > 0 ? { ...mail, needs: [...mail.needs.slice(0, most), rest] } : mail;
}
