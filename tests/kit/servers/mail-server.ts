import { Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import { smtpEmails } from "#server/adapters/emails/smtp.ts";
import type { Emails } from "#server/platform/context/emails.ts";
import type { Received } from "#server/platform/emails/emails.contract.ts";

/** What a mail server does to the mails that come next; `breaks` cuts the line in the middle of one, `ends` after its end. */
export type MailTrouble = "none" | "full" | "unknown" | "closed" | "breaks" | "ends" | "slow";

export type ArrivedMail = { to: string; from: string; content: string };

export type MailServer = {
  url: string;
  /** The program's own client of it. */
  emails(): Emails;
  /** Everything that the server has taken, in order. */
  arrived: ArrivedMail[];
  trouble: MailTrouble;
  /** As if the line were cut: the next mail comes over a new one. */
  hangUp(): void;
  close(): Promise<void>;
};

const slowMs = 400;

/** A real mail server on a port of its own, with the troubles of real ones. */
export async function aMailServer(): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onConnect: (_session, done) => done(mail.trouble === "closed" ? reply(421, "Closed for tonight") : null),
    onRcptTo: (_address, _session, done) => done(refusals[mail.trouble] ?? null),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => {
        parts.push(part);
        cutIf("breaks");
      });
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        mail.arrived.push({
          from: mailFrom === false ? "" : mailFrom.address,
          to: rcptTo.map(({ address }) => address).join(","),
          content: Buffer.concat(parts).toString(),
        });
        cutIf("ends");
        setTimeout(done, mail.trouble === "slow" ? slowMs : 0);
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${port}?from=shop@hangtag.test`,
    emails: () => smtpEmails({ url: mail.url, publicUrl: "http://hangtag.test" }),
    arrived: [],
    trouble: "none",
    hangUp() {
      for (const connection of server.connections) {
        // The library keeps the socket to itself.
        const socket: unknown = Reflect.get(connection, "_socket");
        if (socket instanceof Socket) {
          socket.destroy();
        }
      }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  };
  function cutIf(trouble: MailTrouble): void {
    if (mail.trouble === trouble) {
      mail.hangUp();
    }
  }
  return mail;
}

function reply(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

const refusals: Partial<Record<MailTrouble, Error>> = {
  full: reply(452, "The mailbox is full"),
  unknown: reply(550, "No such user"),
};

/** Parses our own mails: encoded words, two parts, quoted-printable or plain. */
export function readMail({ to, content }: ArrivedMail): Received {
  const [head = ""] = content.split("\r\n\r\n");
  const subject = /^Subject: ((?:.*\r\n\s)*.*)$/m.exec(head)?.[1] ?? "";
  const part = (type: string): string => {
    const [, body = ""] = content.split(new RegExp(`Content-Type: ${type}[^]*?\\r\\n\\r\\n`));
    return decoded(body.split("\r\n--")[0] ?? "");
  };
  return { to, subject: decodedWords(subject), text: part("text/plain"), html: part("text/html") };
}

function decoded(text: string): string {
  return text
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function decodedWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_all, kind: string, word: string) =>
      kind.toUpperCase() === "B"
        ? Buffer.from(word, "base64").toString()
        : Buffer.from(decoded(word.replace(/_/g, " ")), "latin1").toString(),
    );
}
