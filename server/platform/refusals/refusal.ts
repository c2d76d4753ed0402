import type { RefusalCode } from "#common/refusal-codes.ts";

export type FieldErrors = Record<string, string[]>;

/**
 * An expected "no": the person asked for something that may not or cannot be. Not a bug, never logged as one.
 * `message` is the text for people, `fields` the texts under the fields of a form.
 */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly fields: FieldErrors;
  readonly details: Record<string, unknown>;

  constructor(
    code: RefusalCode,
    options: { message: string; status?: number; fields?: FieldErrors; details?: Record<string, unknown> },
  ) {
    super(options.message);
    this.name = "Refusal";
    this.code = code;
    this.status = options.status ?? 409;
    this.fields = options.fields ?? {};
    this.details = options.details ?? {};
  }
}

export function notSignedIn(): Refusal {
  return new Refusal("not-signed-in", { message: "Sign in first", status: 401 });
}

/** Returns the same refusal for missing and foreign records, so that it never reveals that a record exists. */
export function notFound(recordName: string): Refusal {
  return new Refusal("not-found", { message: `${recordName} not found`, status: 404 });
}

export function invalidInput(fields: FieldErrors): Refusal {
  return new Refusal("invalid-input", { message: "Please check the marked fields", status: 422, fields });
}

/** Makes the web ask for a PIN and then resend the request with X-User-Employee. */
export function employeeNeeded(): Refusal {
  return new Refusal("action-needs-employee", { message: "Action needs employee", status: 403 });
}

export function managerNeeded(): Refusal {
  return new Refusal("action-needs-manager", { message: "Action needs manager login", status: 403 });
}

export function forbidden(): Refusal {
  return new Refusal("forbidden", { message: "You don't have access. Ask a manager.", status: 403 });
}
