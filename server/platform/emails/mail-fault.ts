/**
 * Why a mail was not handed over. `refused` and `busy` are about its address (an unknown mailbox, a full one); `not-sent`
 * is anything else after which it surely did not go out; after `unsure` it may have.
 */
export class MailFault extends Error {
  readonly kind: "refused" | "busy" | "not-sent" | "unsure";

  constructor(kind: MailFault["kind"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "MailFault";
    this.kind = kind;
  }
}
