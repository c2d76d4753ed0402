import { afterAll, beforeAll, expect, test } from "vitest";
import type { Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import { emailsContract } from "#server/platform/emails/emails.contract.ts";
import type { Received } from "#server/platform/emails/emails.contract.ts";
import type { Emails } from "#server/platform/context/emails.ts";
import { smtpEmails } from "./smtp.ts";

function answer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

const refusals: Partial<Record<string, Error>> = {
  full: answer(452, "The mailbox is full"),
  unknown: answer(550, "No such user"),
};

/** As if the line were cut. */
function hangUp(): void {
  for (const connection of server.connections) {
    const { _socket: socket } = connection as unknown as { _socket: Socket };
    socket.destroy();
  }
}

let server: SMTPServer;
let emails: Emails;
let port = 0;
/** What the server does to the next mails. */
let trouble: "none" | "full" | "unknown" | "closed" | "hangs-up-in-the-middle" | "hangs-up-at-the-end" | "slow" =
  "none";
const raw: { to: string; from: string; content: string }[] = [];

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onConnect: (_session, done) => done(trouble === "closed" ? answer(421, "Closed for tonight") : null),
    onRcptTo: (_address, _session, done) => done(refusals[trouble] ?? null),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => {
        parts.push(part);
        if (trouble === "hangs-up-in-the-middle") {
          hangUp();
        }
      });
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? "" : mailFrom.address;
        raw.push({
          from,
          to: rcptTo.map((recipient) => recipient.address).join(","),
          content: Buffer.concat(parts).toString(),
        });
        if (trouble === "hangs-up-at-the-end") {
          hangUp();
        }
        setTimeout(done, trouble === "slow" ? 400 : 0);
      });
    },
  });
  server.on("error", () => undefined);
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

function aMail() {
  return { accountId: 1, id: crypto.randomUUID(), to: "pat@hangtag.test", subject: "A", text: "A", html: "A" };
}

test.each<[typeof trouble, string, number]>([
  ["full", "busy", 0],
  ["unknown", "refused", 0],
  ["closed", "not-sent", 0],
  ["hangs-up-in-the-middle", "not-sent", 0],
  ["hangs-up-at-the-end", "unsure", 1],
])(
  "a mail in trouble (%s) is %s, so that who sends it knows whether it may go out again",
  async (kind, fault, arrived) => {
    const before = raw.length;
    // Each case begins with a connection of its own: a pooled one is past the greeting.
    hangUp();
    trouble = kind;
    await expect(emails.send(aMail())).rejects.toMatchObject({ name: "MailFault", kind: fault });
    trouble = "none";
    expect(raw.length - before).toBe(arrived);
    await emails.send(aMail());
    expect(raw.length - before).toBe(arrived + 1);
  },
);

test("a server that takes its time gets a mail once", async () => {
  const before = raw.length;
  trouble = "slow";
  await emails.send(aMail());
  trouble = "none";
  expect(raw.length - before).toBe(1);
});

test("a mail that can be stopped says so to the reader's mail program (RFC 8058)", async () => {
  await emails.send({ ...aMail(), unsubscribeUrl: "https://hangtag.test/mail/stop/1.abc" });
  const { content } = raw.at(-1) ?? { content: "" };
  expect(content).toContain("List-Unsubscribe: <https://hangtag.test/mail/stop/1.abc>");
  expect(content).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
});

test("a mail without an answer at all was not sent", async () => {
  const nobody = smtpEmails({ url: "smtp://127.0.0.1:9", publicUrl: "https://hangtag.test" });
  await expect(nobody.send(aMail())).rejects.toMatchObject({ kind: "not-sent" });
  await nobody.close();
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
