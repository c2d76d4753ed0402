export type FieldTexts = Record<string, string>;

/** The server's "no" to a REST call: its text is for people, `fields` for the fields of a form. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: FieldTexts;
  readonly requestId: string | null;

  constructor(refusal: {
    status: number;
    code: string;
    message: string;
    fields: FieldTexts;
    requestId: string | null;
  }) {
    super(refusal.message);
    this.name = "ApiError";
    this.status = refusal.status;
    this.code = refusal.code;
    this.fields = refusal.fields;
    this.requestId = refusal.requestId;
  }
}

/** The request failed on the network, so its effect is unknown. */
export class ConnectionError extends Error {
  constructor(cause: unknown) {
    super("The server could not be reached", { cause });
    this.name = "ConnectionError";
  }
}
