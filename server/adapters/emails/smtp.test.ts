import { afterAll, beforeAll, expect, test } from "vitest";
import { aMailServer, readMail } from "#tests/kit/servers/mail-server.ts";
import type { MailServer, MailTrouble } from "#tests/kit/servers/mail-server.ts";
import { emailsContract } from "#server/platform/emails/emails.contract.ts";
import type { Emails } from "#server/platform/context/emails.ts";
import { smtpEmails } from "./smtp.ts";

let server: MailServer;
let emails: Emails;

beforeAll(async () => {
  server = await aMailServer();
  emails = smtpEmails({ url: server.url, publicUrl: "https://hangtag.test" });
});

afterAll(async () => {
  await emails.close();
  await server.close();
});

emailsContract(() => ({ emails, accountId: 1, received: async () => server.arrived.map(readMail) }));

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
  const last = server.arrived.at(-1);
  expect(last?.from).toBe("shop@hangtag.test");
  expect(last?.content).toContain("From: Hangtag <shop@hangtag.test>");
  expect(last?.content).toContain(`Message-ID: <${id}@hangtag.test>`);
  expect(last?.content).toContain("Auto-Submitted: auto-generated");
});

function aMail() {
  return { accountId: 1, id: crypto.randomUUID(), to: "pat@hangtag.test", subject: "A", text: "A", html: "A" };
}

test.each<[MailTrouble, string, number]>([
  ["full", "busy", 0],
  ["unknown", "refused", 0],
  ["closed", "not-sent", 0],
  ["breaks", "not-sent", 0],
  ["ends", "unsure", 1],
])(
  "a mail in trouble (%s) is %s, so that who sends it knows whether it may go out again",
  async (kind, fault, arrived) => {
    const before = server.arrived.length;
    // Each case begins with a connection of its own: a pooled one is past the greeting.
    server.hangUp();
    server.trouble = kind;
    await expect(emails.send(aMail())).rejects.toMatchObject({ name: "MailFault", kind: fault });
    server.trouble = "none";
    expect(server.arrived.length - before).toBe(arrived);
    await emails.send(aMail());
    expect(server.arrived.length - before).toBe(arrived + 1);
  },
);

test("a server that takes its time gets a mail once", async () => {
  const before = server.arrived.length;
  server.trouble = "slow";
  await emails.send(aMail());
  server.trouble = "none";
  expect(server.arrived.length - before).toBe(1);
});

test("a mail that can be stopped says so to the reader's mail program (RFC 8058)", async () => {
  await emails.send({ ...aMail(), unsubscribeUrl: "https://hangtag.test/mail/stop/1.abc" });
  const content = server.arrived.at(-1)?.content;
  expect(content).toContain("List-Unsubscribe: <https://hangtag.test/mail/stop/1.abc>");
  expect(content).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
});

test("a mail without an answer at all was not sent", async () => {
  const nobody = smtpEmails({ url: "smtp://127.0.0.1:9", publicUrl: "https://hangtag.test" });
  await expect(nobody.send(aMail())).rejects.toMatchObject({ kind: "not-sent" });
  await nobody.close();
});
