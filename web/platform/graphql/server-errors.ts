import type { CallFailureCode } from "#common/refusal-codes.ts";
import { ConnectionError } from "#web/platform/calls/api-error.ts";
import * as shape from "#web/platform/browser/shape.ts";

/** The server's "no" to an operation; the message is for people, `fields` for the fields of a form. */
export class OperationRefused extends Error {
  readonly code: CallFailureCode;
  /** The codes of all errors in the response; `code` is the first. */
  readonly codes: readonly CallFailureCode[];
  readonly fields: Readonly<Record<string, string>>;

  constructor(refusal: { message: string; codes: readonly CallFailureCode[]; fields: Record<string, string> }) {
    super(refusal.message);
    this.name = "OperationRefused";
    this.code = refusal.codes[0] ?? "unknown";
    this.codes = refusal.codes;
    this.fields = refusal.fields;
  }
}

/** The server or a proxy responded with an error status. */
export class BadStatus extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The server responded with ${status}`);
    this.name = "BadStatus";
    this.status = status;
  }
}

/** Whether the network, a proxy or the database failed, so the outcome of the request is unknown. */
export function isUnanswered(error: unknown): boolean {
  return (
    error instanceof ConnectionError ||
    (error instanceof BadStatus && [502, 503, 504].includes(error.status)) ||
    (error instanceof OperationRefused && error.code === "database-away")
  );
}

/** The parts of a response to one operation. */
export type OperationResponse = {
  data: unknown;
  errors: readonly unknown[];
  /** The instant that the data is of, where the server has newer ones. */
  asOf: string | null;
};

const responseShape = shape.object({
  data: shape.anything,
  errors: shape.maybe(shape.list(shape.anything)),
  extensions: shape.maybe(shape.object({ asOf: shape.maybe(shape.text) })),
});

const errorShape = shape.object({
  message: shape.maybe(shape.text),
  extensions: shape.maybe(
    shape.object({ code: shape.maybe(shape.text), errors: shape.maybe(shape.dictionary(shape.list(shape.text))) }),
  ),
});

/** @throws BadStatus when the value is not a GraphQL response */
export function readResponse(value: unknown, status: number): OperationResponse {
  const response = shape.read(responseShape, value);
  if (response === null || (response.data === undefined && response.errors === null)) {
    throw new BadStatus(status);
  }
  return { data: response.data, errors: response.errors ?? [], asOf: response.extensions?.asOf ?? null };
}

/** @throws OperationRefused when the response has an error, even beside data */
export function dataOf({ data, errors }: Pick<OperationResponse, "data" | "errors">): unknown {
  const [first, ...others] = errors.map((error) => shape.read(errorShape, error));
  if (first === undefined) {
    return data;
  }
  const fields = Object.entries(first?.extensions?.errors ?? {});
  throw new OperationRefused({
    message: first?.message ?? "",
    codes: [first, ...others].map((error) => codeOf(error?.extensions?.code ?? "unknown")),
    fields: Object.fromEntries(fields.map(([name, texts]) => [name, texts[0] ?? ""])),
  });
}

/** The codes come from the server. An unknown code from a newer server matches no comparison. */
function codeOf(code: string): CallFailureCode {
  return code as CallFailureCode; // oxlint-disable-line typescript/no-unsafe-type-assertion -- only ever compared
}
