import { createTransport } from "nodemailer";
import type { Config } from "#server/platform/config/config.ts";
import { type Finding, look, ok, wrong } from "./doctor.rules.ts";

const subject = "Mail";
const waitMs = 8000;

const failures = new Map([
  ["EAUTH", "refuses the user or the password. Correct them in SMTP_URL."],
  ["ENOAUTH", "asks for a user and a password. Put them into SMTP_URL."],
  ["EDNS", "has a name that can't be resolved. Correct SMTP_URL, or your DNS."],
  ["ETLS", "breaks off the encryption. Check its certificate, or use smtp:// instead of smtps://."],
  ["ESOCKET", "can't be reached, or isn't encrypted as SMTP_URL says. Check its host, port and smtp:// or smtps://."],
  ["ECONNECTION", "closes the connection. Its log says why."],
  ["ETIMEDOUT", "doesn't answer. Check the port in SMTP_URL and the firewall between."],
]);

/** Greets the mail server and signs in where SMTP_URL has a user; sends nothing. */
export async function checkMail({ smtpUrl, demo }: Config): Promise<Finding> {
  if (smtpUrl === null) {
    const advice = "Nobody gets reports, links or warnings until SMTP_URL names a mail server.";
    return demo
      ? ok(subject, "Shown on the demonstration's page instead of sent")
      : look(subject, `None is sent; a page shows them. ${advice}`);
  }
  const url = new URL(smtpUrl);
  const { host } = url;
  url.searchParams.delete("from");
  const limits = { connectionTimeout: waitMs, greetingTimeout: waitMs, socketTimeout: waitMs };
  const transport = createTransport({ url: url.href, ...limits });
  try {
    await transport.verify();
    return ok(subject, `${host} answers${url.username === "" ? "" : " and takes the user"}`);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const message = error instanceof Error ? error.message : String(error);
    return wrong(subject, `${host} ${failures.get(code) ?? `doesn't take mail (${message}). Check SMTP_URL.`}`);
  } finally {
    transport.close();
  }
}
