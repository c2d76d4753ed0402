/** A mail with both its parts; the text part is what plain readers and spam filters go by. */
export type Mail = {
  /** The company on whose behalf it is sent. */
  accountId: number;
  /** Stays the same when a try is repeated, so that a provider that has sent it already can tell. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
};

/** Sends mails. A real mail server, or the mailbox page of an installation without one. */
export type Emails = {
  /** @throws when the mail could not be handed over; the job that sends it tries again later */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
};

export const mailFrom = "Hangtag";
