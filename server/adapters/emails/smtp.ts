import { createTransport } from "nodemailer";
import { mailFrom } from "#server/platform/context/emails.ts";
import type { Emails } from "#server/platform/context/emails.ts";

/** The limit of the whole SMTP session, which a job waits for. */
const timeoutMs = 20_000;

/**
 * Sends mails through the server of SMTP_URL (`smtp://user:password@host:port`, `smtps://` for TLS from the first byte).
 * The query's `from` is the sender's address; without it the user, or no-reply at the host of PUBLIC_URL.
 */
export function smtpEmails(options: { url: string; publicUrl: string }): Emails {
  const url = new URL(options.url);
  const address = chooseSender(url, options.publicUrl);
  url.searchParams.delete("from");
  const transport = createTransport({
    url: url.href,
    pool: true,
    maxConnections: 2,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  const host = new URL(options.publicUrl).hostname;
  return {
    async send(mail) {
      await transport.sendMail({
        from: { name: mailFrom, address },
        to: { name: "", address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: `<${mail.id}@${host}>`,
        // Keeps absence notes and bounces from replying to a program.
        headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
        envelope: { from: address, to: mail.to },
      });
    },
    async close() {
      transport.close();
    },
  };
}

function chooseSender(url: URL, publicUrl: string): string {
  const user = decodeURIComponent(url.username);
  return url.searchParams.get("from") ?? (user.includes("@") ? user : `no-reply@${new URL(publicUrl).hostname}`);
}
