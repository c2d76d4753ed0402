/**
 * The line to the server: every call has a time limit, carries the device's token and ends as one of three things:
 * an answer, a refusal by the server, or a fault that is worth another try.
 */
import { gzip } from "node:zlib";
import { promisify } from "node:util";
import { z } from "zod";

const compress = promisify(gzip);

export type LineFault = { kind: "fault"; text: string; retryAfterMs: number | null };
export type LineRefusal = { kind: "refused"; status: number; text: string };
export type LineAnswer<Body> = { kind: "answer"; body: Body };
export type LineResult<Body> = LineAnswer<Body> | LineRefusal | LineFault;

export type Request<Schema extends z.ZodType> = {
  path: string;
  answer: Schema;
  /** Sent as JSON; absent for a GET. */
  body?: unknown;
  token?: string | null;
  gzip?: boolean;
};

export type ServerLine = {
  call<Schema extends z.ZodType>(request: Request<Schema>): Promise<LineResult<z.infer<Schema>>>;
};

const callTimeoutMs = 30_000;

export function serverLine(serverUrl: string, options: { timeoutMs?: number; fetch?: typeof fetch } = {}): ServerLine {
  const timeoutMs = options.timeoutMs ?? callTimeoutMs;
  const send = options.fetch ?? fetch;
  return {
    async call(request) {
      try {
        const response = await send(new URL(request.path, serverUrl), {
          ...(await contentOf(request)),
          signal: AbortSignal.timeout(timeoutMs),
        });
        return await resultOf(response, request.answer);
      } catch (error) {
        return { kind: "fault", text: faultText(error), retryAfterMs: null };
      }
    },
  };
}

async function contentOf(request: Request<z.ZodType>): Promise<RequestInit> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (request.token) {
    headers["authorization"] = `Bearer ${request.token}`;
  }
  if (request.body === undefined) {
    return { headers };
  }
  headers["content-type"] = "application/json";
  const json = JSON.stringify(request.body);
  if (!request.gzip) {
    return { method: "POST", headers, body: json };
  }
  headers["content-encoding"] = "gzip";
  return { method: "POST", headers, body: await compress(json, { level: 2 }) };
}

async function resultOf<Schema extends z.ZodType>(
  response: Response,
  schema: Schema,
): Promise<LineResult<z.infer<Schema>>> {
  const text = await response.text();
  const isFault = response.status >= 500 || response.status === 429 || response.status === 408;
  if (isFault) {
    return { kind: "fault", text: `The server answered ${response.status}`, retryAfterMs: retryAfterMs(response) };
  }
  if (!response.ok) {
    return { kind: "refused", status: response.status, text: text.slice(0, 500) };
  }
  const parsed = schema.safeParse(JSON.parse(text));
  return parsed.success
    ? { kind: "answer", body: parsed.data }
    : { kind: "fault", text: `Unexpected answer: ${z.prettifyError(parsed.error).slice(0, 300)}`, retryAfterMs: null };
}

function retryAfterMs(response: Response): number | null {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}

/** `fetch` says just "fetch failed"; the cause names the refused or lost connection. */
function faultText(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
