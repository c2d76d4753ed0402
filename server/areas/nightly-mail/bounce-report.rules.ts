/** Reads what a mail server sends back about a mail that it had taken and could not deliver (RFC 3464). */

export type BounceReport = {
  /** The id of the mail, which stands in its Message-ID. */
  mailId: string;
  /** Whom it was to reach, in lower case. */
  address: string;
  kind: "refused" | "busy";
  text: string;
};

const mailIdPattern = /<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i;
/** A mailbox that is full today is there tomorrow, whatever its server says of it. */
const fullMailbox = /^5\.2\.2\b/;
const mostText = 500;

/** Null when it is about no mail of ours, or only says that it will be tried on. */
export function readBounce(raw: string): BounceReport | null {
  // A long header goes on in the next line, which begins with a space.
  const report = raw.replaceAll("\r\n", "\n").replaceAll(/\n[ \t]+/g, " ");
  const status = field(report, "Status");
  const address = field(report, "Final-Recipient") ?? field(report, "Original-Recipient");
  const mailId = findMailId(report);
  if (field(report, "Action")?.toLowerCase() !== "failed" || status === null || address === null || mailId === null) {
    return null;
  }
  const isHard = status.startsWith("5.") && !fullMailbox.test(status);
  const text = field(report, "Diagnostic-Code")?.replace(/^smtp;\s*/i, "") ?? `Status ${status}`;
  return {
    mailId,
    address: address.replace(/^rfc822;\s*/i, "").toLowerCase(),
    kind: isHard ? "refused" : "busy",
    text: text.slice(0, mostText),
  };
}

/** The first field of that name; of the report itself too, which has none of those that are asked for. */
function field(report: string, name: string): string | null {
  const [, value = ""] = new RegExp(`^${name}:[ \\t]*(.+)$`, "im").exec(report) ?? [];
  return value.trim() === "" ? null : value.trim();
}

/** Of the returned mail; servers that return nothing of it name it as what the report refers to. */
function findMailId(report: string): string | null {
  const lines = report.split("\n").filter((line) => /^(message-id|in-reply-to|references):/i.test(line));
  const ids = lines.flatMap((line) => mailIdPattern.exec(line)?.[1] ?? []);
  return ids.at(-1)?.toLowerCase() ?? null;
}
