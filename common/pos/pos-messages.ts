/**
 * Messages between a screen (or the server) and a till, over the store's presence channel.
 *
 * The sender triggers `posRequestEvent` with `to` naming one device; that device triggers `posAnswerEvent` with the
 * same id within 10 s. A repeated id is answered with the first answer and acted on once. What matters is confirmed
 * by the feed, never by the answer alone.
 */
import * as z from "zod/mini";
import { optionalText, requiredText } from "#common/inputs/field-schemas.ts";
import { posState, printer, printerRole } from "./pos-state.ts";

/** Client events of the Pusher protocol must begin with `client-`. */
export const posRequestEvent = "client-pos-request";
export const posAnswerEvent = "client-pos-answer";
export const posAnswerTimeoutMs = 10_000;
/** How long a till remembers the answers it gave. */
export const posAnswerKeptMs = 24 * 3_600_000;
/** The protocol allows 10 kB a message; a request above this many bytes of JSON carries `payloadRef` instead. */
export const maxPayloadBytes = 8_000;
/**
 * `POST` with JSON `{ payload }` returns `{ payloadRef }`; the device gets `{ payload }` with `GET
 * {path}/{payloadRef}`.
 */
export const payloadsPath = "/api/pos/v1/payloads";

export function storePresenceChannel(storeId: number): string {
  return `presence-store-${storeId}`;
}

/** What the server says of a till to everyone on the channel (`user_info`). People have `kind: "user"`. */
export const deviceMember = z.object({
  kind: z.literal("device"),
  deviceId: z.uuid(),
  name: z.string(),
  terminalNumber: z.string(),
  agentVersion: z.string(),
  pos: posState,
  /** The protocol allows 1 kB of member information: the server cuts the list to what fits. */
  printers: z.array(printer).check(z.maxLength(20)),
});

/** The channel's `user_id` of a device. */
export function deviceMemberId(deviceId: string): string {
  return `device-${deviceId}`;
}

const reference = requiredText(64);
const short = optionalText(200);
const cents = z.int();
const pieces = z.int().check(z.minimum(0));
const noneOr = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.nullable(schema), null);

/** The buy as a check-in or a receipt needs it. */
export const messageBuy = z.object({
  clientRef: reference,
  number: optionalText(16),
  checkedInAt: z.iso.datetime({ offset: true }),
  containers: z._default(z.object({ bags: pieces, boxes: pieces, bins: pieces, other: pieces }), {
    bags: 0,
    boxes: 0,
    bins: 0,
    other: 0,
  }),
  notes: z._default(optionalText(2000), ""),
  policyText: z._default(optionalText(4000), ""),
  itemsTaken: noneOr(pieces),
  itemsPassed: noneOr(pieces),
  cashOffer: noneOr(cents),
  tradeOffer: noneOr(cents),
  /** Then the ticket needs no room for a signature. */
  isSignedOnScreen: z._default(z.boolean(), false),
  passReasons: z._default(z.array(z.object({ name: short, count: pieces })).check(z.maxLength(100)), []),
  /** From when pieces that were out of season are welcome; null when there were none. */
  bringBackOn: z._default(z.nullable(z.iso.date()), null),
});

export const messageCustomer = z.object({
  /** The point of sale's id, when we know it. */
  externalId: noneOr(reference),
  name: short,
  phone: z.nullable(optionalText(32)),
  email: noneOr(optionalText(254)),
  /** For a new customer of a store whose code is the mobile number: the phone is then empty. */
  customerCode: noneOr(optionalText(64)),
});

const loyalty = noneOr(z.object({ memberId: optionalText(64), points: z.int() }));

export const checkInPayload = z.object({ buy: messageBuy, customer: messageCustomer, loyalty });
export const checkInResult = z.object({ posBuyId: reference, customerId: reference });

const checkInStatusPayload = z.object({ clientRef: reference });
export const checkInStatusResult = z.object({
  /** `unknown`: the point of sale never got it, it may safely be sent again. */
  status: z.enum(["unknown", "open", "complete", "void"]),
  posBuyId: z.nullable(reference),
});

/** JSON texts of a `messageBuy` and a `messageCustomer`. */
export const printReceiptPayload = z.object({
  buyJSON: z.string().check(z.maxLength(200_000)),
  customerJSON: z.string().check(z.maxLength(20_000)),
  printerName: noneOr(optionalText(100)),
});
const printTestPagePayload = z.object({ printerName: noneOr(optionalText(100)) });
/** Finished bytes for one printer, rendered by the server. */
export const printJobPayload = z.object({
  jobId: reference,
  role: printerRole,
  printerName: noneOr(optionalText(100)),
  copies: z._default(z.int().check(z.minimum(1), z.maximum(20)), 1),
  format: z.enum(["escpos", "zpl", "epl", "pdf", "text"]),
  dataBase64: z.base64().check(z.maxLength(4_000_000)),
});
/** `POST {path}/{jobId}`: what became of a job that the server itself had sent (`from` is `server`). */
export const printJobsPath = "/api/pos/v1/print-jobs";
export const serverSender = "server";
/** `failure` null: it came out. */
export const printJobOutcome = z.object({
  printerName: z.nullable(optionalText(100)),
  failure: z.nullable(optionalText(500)),
});
export const printResult = z.object({ printerName: z.string() });

const lookupCustomerPayload = z.object({ phone: optionalText(32) });
export const lookupCustomerResult = z.object({
  customers: z
    .array(z.object({ externalId: reference, name: short, phone: z.nullable(z.string()) }))
    .check(z.maxLength(10)),
});

const listEmployeesPayload = z.object({});
export const listEmployeesResult = z.object({
  employees: z
    .array(z.object({ drsUserId: short, drsEmployeeCode: short, name: short, active: z.boolean() }))
    .check(z.maxLength(100)),
});

/** Payload and result of every kind. */
export const posMessages = {
  checkIn: { payload: checkInPayload, result: checkInResult },
  checkInStatus: { payload: checkInStatusPayload, result: checkInStatusResult },
  printReceipt: { payload: printReceiptPayload, result: printResult },
  printTestPage: { payload: printTestPagePayload, result: printResult },
  printJob: { payload: printJobPayload, result: printResult },
  lookupCustomer: { payload: lookupCustomerPayload, result: lookupCustomerResult },
  listEmployees: { payload: listEmployeesPayload, result: listEmployeesResult },
} as const;

export const posMessageKind = z.enum([
  "checkIn",
  "checkInStatus",
  "printReceipt",
  "printTestPage",
  "printJob",
  "lookupCustomer",
  "listEmployees",
]);

export const posRequest = z
  .object({
    id: z.uuid(),
    kind: posMessageKind,
    to: z.uuid(),
    /** The sender's member id on the channel. */
    from: optionalText(100),
    sentAt: z.iso.datetime({ offset: true }),
    payload: z.optional(z.unknown()),
    payloadRef: z.optional(z.uuid()),
  })
  .check(
    z.refine((request) => (request.payload === undefined) !== (request.payloadRef === undefined), {
      error: "A request carries either its payload or a reference to it",
    }),
  );

export const posAnswerErrorCode = z.enum([
  "bad-request",
  "no-payload",
  "pos-offline",
  "no-printer",
  "too-large",
  "failed",
]);

export const posAnswer = z.discriminatedUnion("ok", [
  z.object({ id: z.uuid(), ok: z.literal(true), result: z.unknown() }),
  z.object({
    id: z.uuid(),
    ok: z.literal(false),
    error: z.object({ code: posAnswerErrorCode, text: optionalText(500) }),
  }),
]);

export type PosMessageKind = z.infer<typeof posMessageKind>;
export type PosRequest = z.infer<typeof posRequest>;
export type PosAnswer = z.infer<typeof posAnswer>;
export type PosAnswerErrorCode = z.infer<typeof posAnswerErrorCode>;
export type DeviceMember = z.infer<typeof deviceMember>;
export type MessageBuy = z.infer<typeof messageBuy>;
export type MessageCustomer = z.infer<typeof messageCustomer>;

export type ProxyErrorKind = "noPos" | "noName" | "notSent" | "timedOut";

/** What a person reads when a message to a till fails; `ms` is the limit that passed. */
export function proxyErrorText(kind: ProxyErrorKind, { pos, ms }: { pos: string; ms: number }): string {
  switch (kind) {
    case "noPos":
      return "No POS selected";
    case "noName":
      return "Unable to determine POS name";
    case "notSent":
      return `Could not send request to ${pos}`;
    case "timedOut":
      return `Did not receive response from ${pos}. Timed out after ${ms}ms`;
  }
}
