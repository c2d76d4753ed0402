type Bounce = { mailId: string; to: string; status?: string; action?: string; reason?: string };

/** What a mail server sends back about a mail (RFC 3464), as Postfix writes it. */
export function aBounce({ mailId, to, status = "5.1.1", action = "failed", reason }: Bounce): string {
  return [
    "From: MAILER-DAEMON@mx.books.test (Mail Delivery System)",
    "To: reports@hangtag.test",
    "Subject: Undelivered Mail Returned to Sender",
    "Message-Id: <4Zq1@mx.books.test>",
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"',
    "",
    "--b1",
    "Content-Type: text/plain",
    "",
    "Your message could not be delivered.",
    "",
    "--b1",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mx.books.test",
    "",
    `Final-Recipient: rfc822; ${to}`,
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; ${reason ?? `550 ${status} No such user here`}`,
    "",
    "--b1",
    "Content-Type: text/rfc822-headers",
    "",
    "Subject: Maple Street Wed, Mar 4",
    `Message-ID: <${mailId}@hangtag.test>`,
    "",
    "--b1--",
    "",
  ].join("\r\n");
}
