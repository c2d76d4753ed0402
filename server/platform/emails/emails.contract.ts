import { expect, test } from "vitest";
import type { Emails, Mail } from "#server/platform/context/emails.ts";

/** A mail as its recipient got it. */
export type Received = { to: string; subject: string; text: string; html: string };

/** The tests that every mail provider must pass. */
export function emailsContract(
  subject: () => { emails: Emails; accountId: number; received(): Promise<Received[]> },
): void {
  const mail = (): Mail => ({
    accountId: subject().accountId,
    id: crypto.randomUUID(),
    to: "pat@hangtag.test",
    subject: "Crème brûlée – 50 % off",
    text: "Hello Pat,\n\nyour link: https://hangtag.test/a?b=c\n",
    html: "<p>Hello Pat, <b>your link</b></p>",
  });

  test("a mail arrives with its subject and both parts", async () => {
    const sent = mail();
    await subject().emails.send(sent);
    const [last] = (await subject().received()).slice(-1);
    expect(last).toMatchObject({ to: sent.to, subject: sent.subject });
    expect(last?.text).toContain("your link: https://hangtag.test/a?b=c");
    expect(last?.html).toContain("<b>your link</b>");
  });

  test("an address cannot smuggle in a second one or a header", async () => {
    const before = (await subject().received()).length;
    const sent = { ...mail(), subject: "One\r\nBcc: eve@hangtag.test" };
    await subject().emails.send(sent);
    const arrived = (await subject().received()).slice(before);
    expect(arrived.map((received) => received.to)).toEqual([sent.to]);
  });
}
