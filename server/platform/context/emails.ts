/** A mail with a text and an HTML part; plain readers and spam filters use the text. */
export type Mail = {
  /** The company on whose behalf it is sent. */
  accountId: number;
  /** Stays the same on a retry, so that a provider can detect a mail it already sent. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
};

/** Sends mails through a mail server, or to the mailbox page of an installation without one. */
export type Emails = {
  /** @throws when the mail could not be handed over; the job that sends it tries again later */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
};

export const mailFrom = "Hangtag";
