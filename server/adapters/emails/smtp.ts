import { Readable } from "node:stream";
import { setImmediate as nextTurn, setTimeout as delay } from "node:timers/promises";
import { createTransport } from "nodemailer";
import { mailFrom } from "#server/platform/context/emails.ts";
import type { Emails, Mail } from "#server/platform/context/emails.ts";
import { MailFault } from "#server/platform/emails/mail-fault.ts";

const connectMs = 20_000;
/** A server may scan a mail for a while before it takes it; a client that hangs up earlier does not know what became of it. */
const answerMs = 60_000;
/** How long the end of a mail is held back, in which a connection that broke in the middle is noticed. */
const holdMs = 150;
const turnsHeld = 5;

/**
 * Sends mails through the server of SMTP_URL (`smtp://user:password@host:port`, `smtps://` for TLS from the first byte).
 * The query's `from` is the sender's address; without it the user, or no-reply at the host of PUBLIC_URL.
 *
 * A server takes a mail only once it has its last line. A connection that is lost before that line went out is a mail
 * that was surely not sent; lost after it, the mail may have arrived.
 */
export function smtpEmails(options: { url: string; publicUrl: string }): Emails {
  const url = new URL(options.url);
  const address = chooseSender(url, options.publicUrl);
  url.searchParams.delete("from");
  const poolOptions = {
    url: url.href,
    pool: true as const,
    maxConnections: 2,
    // The library may send a mail again on its own when a connection closes; what may be repeated is decided by the caller.
    maxRequeues: 0,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: answerMs,
  };
  const transport = createTransport(poolOptions);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const host = new URL(options.publicUrl).hostname;
  return {
    async send(mail) {
      const composed = await composer.sendMail({
        from: { name: mailFrom, address },
        to: { name: "", address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: `<${mail.id}@${host}>`,
        headers: headersOf(mail),
        // What mail programs cannot break: a long line of a table would be folded in the middle of a word.
        textEncoding: "quoted-printable",
      });
      const body = heldBody(composed.message);
      try {
        await transport.sendMail({ envelope: { from: address, to: mail.to }, raw: body.stream });
      } catch (error) {
        throw faultOf(error, { isEnded: body.isEnded() });
      }
    },
    async close() {
      transport.close();
    },
  };
}

function headersOf({ unsubscribeUrl }: Mail): Record<string, string> {
  // Keeps absence notes and bounces from replying to a program.
  const automatic = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };
  return unsubscribeUrl === undefined
    ? automatic
    : {
        ...automatic,
        "List-Unsubscribe": `<${unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      };
}

/** The mail's bytes, its end a moment later. */
function heldBody(message: Buffer | Readable): { stream: Readable; isEnded: () => boolean } {
  let isEnded = false;
  async function* bytes(): AsyncGenerator<Buffer> {
    for await (const part of Buffer.isBuffer(message) ? [message] : message) {
      yield Buffer.from(part);
    }
    await delay(holdMs);
    // A busy process first hears what came over its lines meanwhile.
    for (let turn = 0; turn < turnsHeld; turn += 1) {
      await nextTurn();
    }
    isEnded = true;
  }
  return { stream: Readable.from(bytes(), { objectMode: false }), isEnded: () => isEnded };
}

type SmtpError = { responseCode?: unknown; command?: unknown };

function faultOf(cause: unknown, { isEnded }: { isEnded: boolean }): MailFault {
  const message = cause instanceof Error ? cause.message : String(cause);
  const { responseCode, command }: SmtpError = typeof cause === "object" && cause !== null ? cause : {};
  if (typeof responseCode !== "number") {
    return new MailFault(isEnded ? "unsure" : "not-sent", message, { cause });
  }
  if (command !== "RCPT TO") {
    return new MailFault("not-sent", message, { cause });
  }
  return new MailFault(responseCode >= 500 ? "refused" : "busy", message, { cause });
}

function chooseSender(url: URL, publicUrl: string): string {
  const user = decodeURIComponent(url.username);
  return url.searchParams.get("from") ?? (user.includes("@") ? user : `no-reply@${new URL(publicUrl).hostname}`);
}
