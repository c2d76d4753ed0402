/** A mail with a text and an HTML part; plain readers and spam filters use the text. */
export type Mail = {
  /** The company on whose behalf it is sent; null for a person who has none yet. */
  accountId: number | null;
  /** Stays the same on a retry, so that a provider can detect a mail it already sent. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where a mail program's own button stops such mails, by one POST (RFC 8058). */
  unsubscribeUrl?: string;
};

/** Sends mails through a mail server, or to the mailbox page of an installation without one. */
export type Emails = {
  /** @throws MailFault when the mail could not be handed over, or perhaps was not */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
};

export const mailFrom = "Hangtag";
