/** Turns a request from the channel into an answer: act once, remember, answer. */
import { z } from "zod";
import {
  maxPayloadBytes,
  payloadsPath,
  posMessages,
  posRequest,
  printJobsPath,
  printResult,
  serverSender,
  type PosAnswer,
  type PosAnswerErrorCode,
  type PosRequest,
} from "#common/pos/pos-messages.ts";
import type { ServerLine } from "#till/line/server-line.ts";
import type { PosAdapter } from "#till/pos/pos.ts";
import { NoPrinter, type Printers } from "#till/printers/printers.ts";
import type { AnswerMemory } from "./answer-memory.ts";

export type AnswererOptions = {
  deviceId: string;
  deviceName: string;
  pos: PosAdapter;
  printers: Printers;
  memory: AnswerMemory;
  line: ServerLine;
  token: string;
  now: () => Date;
};

const keptPayload = z.object({ payload: z.unknown() });

/** A request that cannot be done, with the reason that its sender reads. */
class RequestFailure extends Error {
  override readonly name = "RequestFailure";
  readonly code: PosAnswerErrorCode;
  constructor(code: PosAnswerErrorCode, text: string) {
    super(text);
    this.code = code;
  }
}

/** Null when the message is for another till or is no request at all. */
export async function answerRequest(message: unknown, options: AnswererOptions): Promise<PosAnswer | null> {
  const parsed = posRequest.safeParse(message);
  if (!parsed.success || parsed.data.to !== options.deviceId) {
    return null;
  }
  const request = parsed.data;
  const answer = await options.memory.once(request.id, () => firstAnswer(request, options));
  if (request.kind === "printJob" && request.from === serverSender) {
    await reportPrintJob(answer, options);
  }
  return answer;
}

/**
 * Reports the result of a job to the server, which does not listen on the channel. A lost report is repeated when
 * the server asks again, which it does until it knows.
 */
async function reportPrintJob(answer: PosAnswer, { line, token }: AnswererOptions): Promise<void> {
  const printed = answer.ok ? printResult.safeParse(answer.result) : null;
  const printerName = printed?.data?.printerName ?? null;
  const failure = answer.ok ? null : answer.error.text;
  const body = { printerName, failure };
  await line.call({ path: `${printJobsPath}/${answer.id}`, body, answer: z.object({ isTaken: z.boolean() }), token });
}

async function firstAnswer(request: PosRequest, options: AnswererOptions): Promise<PosAnswer> {
  try {
    const payload = await payloadOf(request, options);
    const answer = { id: request.id, ok: true as const, result: await act(request.kind, payload, options) };
    if (Buffer.byteLength(JSON.stringify(answer)) > maxPayloadBytes) {
      throw new RequestFailure("too-large", "The answer is too large for the channel");
    }
    return answer;
  } catch (error) {
    return { id: request.id, ok: false, error: errorOf(error) };
  }
}

async function payloadOf(request: PosRequest, options: AnswererOptions): Promise<unknown> {
  if (request.payloadRef === undefined) {
    return request.payload;
  }
  const path = `${payloadsPath}/${request.payloadRef}`;
  const result = await options.line.call({ path, answer: keptPayload, token: options.token });
  if (result.kind !== "answer") {
    throw new RequestFailure("no-payload", `The message's content could not be fetched: ${result.text}`);
  }
  return result.body.payload;
}

async function act(kind: PosRequest["kind"], payload: unknown, options: AnswererOptions): Promise<unknown> {
  const { pos, printers } = options;
  switch (kind) {
    case "checkIn":
      requirePos(pos);
      return pos.checkIn(posMessages.checkIn.payload.parse(payload));
    case "checkInStatus":
      requirePos(pos);
      return pos.checkInStatus(posMessages.checkInStatus.payload.parse(payload).clientRef);
    case "lookupCustomer":
      requirePos(pos);
      return pos.lookupCustomer(posMessages.lookupCustomer.payload.parse(payload).phone);
    case "listEmployees":
      requirePos(pos);
      return pos.listEmployees();
    case "printReceipt":
      return printers.printReceipt(posMessages.printReceipt.payload.parse(payload));
    case "printTestPage":
      return printers.printTestPage({
        ...posMessages.printTestPage.payload.parse(payload),
        deviceName: options.deviceName,
        at: options.now(),
      });
    case "printJob":
      return printers.printJob(posMessages.printJob.payload.parse(payload));
  }
}

function requirePos(pos: PosAdapter): void {
  const state = pos.state();
  if (!state.connected) {
    throw new RequestFailure("pos-offline", `${state.name} is not running on this till`);
  }
}

function errorOf(error: unknown): { code: PosAnswerErrorCode; text: string } {
  if (error instanceof RequestFailure) {
    return { code: error.code, text: error.message.slice(0, 500) };
  }
  if (error instanceof z.core.$ZodError || error instanceof SyntaxError) {
    return {
      code: "bad-request",
      text: (error instanceof z.core.$ZodError ? z.prettifyError(error) : error.message).slice(0, 500),
    };
  }
  if (error instanceof NoPrinter) {
    return { code: "no-printer", text: error.message };
  }
  return { code: "failed", text: (error instanceof Error ? error.message : String(error)).slice(0, 500) };
}
