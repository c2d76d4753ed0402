import { afterAll, beforeAll, expect, test } from "vitest";
import { SMTPServer } from "smtp-server";
import { emailsContract } from "#server/platform/emails/emails.contract.ts";
import type { Received } from "#server/platform/emails/emails.contract.ts";
import type { Emails } from "#server/platform/context/emails.ts";
import { smtpEmails } from "./smtp.ts";

let server: SMTPServer;
let emails: Emails;
let port = 0;
let isFull = false;
const raw: { to: string; from: string; content: string }[] = [];

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_address, _session, done) => done(isFull ? new Error("452 The mailbox is full") : null),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? "" : mailFrom.address;
        raw.push({
          from,
          to: rcptTo.map((recipient) => recipient.address).join(","),
          content: Buffer.concat(parts).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.server.address();
  port = typeof address === "object" && address !== null ? address.port : 0;
  emails = smtpEmails({ url: `smtp://127.0.0.1:${port}?from=shop@hangtag.test`, publicUrl: "https://hangtag.test" });
});

afterAll(async () => {
  await emails.close();
  await new Promise<void>((resolve) => {
    server.close(resolve);
  });
});

emailsContract(() => ({ emails, accountId: 1, received: async () => raw.map(read) }));

test("the sender comes from the settings, and auto-replies are suppressed", async () => {
  const id = crypto.randomUUID();
  await emails.send({
    accountId: 1,
    id,
    to: "pat@hangtag.test",
    subject: "Hello",
    text: "Hello",
    html: "<p>Hello</p>",
  });
  const last = raw.at(-1);
  expect(last?.from).toBe("shop@hangtag.test");
  expect(last?.content).toContain("From: Hangtag <shop@hangtag.test>");
  expect(last?.content).toContain(`Message-ID: <${id}@hangtag.test>`);
  expect(last?.content).toContain("Auto-Submitted: auto-generated");
});

test("a mail that the server refuses throws, so that the job retries", async () => {
  isFull = true;
  const mail = { accountId: 1, id: crypto.randomUUID(), to: "pat@hangtag.test", subject: "A", text: "A", html: "A" };
  await expect(emails.send(mail)).rejects.toThrow("full");
  isFull = false;
  await emails.send(mail);
});

/** Parses our own mails: encoded words, two parts, quoted-printable or plain. */
function read({ to, content }: { to: string; content: string }): Received {
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
