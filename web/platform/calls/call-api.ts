import { logProblem } from "#web/platform/log/log.ts";
import { currentSession, endSession } from "#web/platform/session/session.ts";
import { ApiError, ConnectionError } from "./api-error.ts";
import { fetchFromServer } from "./fetch-from-server.ts";
import { requestHeaders, withStore } from "./request-headers.ts";
import * as shape from "#web/platform/browser/shape.ts";
import type { Shape } from "#web/platform/browser/shape.ts";

/** Where the provider's own paths begin. */
const apiBase = "/api/vue";

const refusal = shape.object({
  code: shape.maybe(shape.text),
  message: shape.maybe(shape.text),
  errors: shape.maybe(shape.dictionary(shape.list(shape.text))),
});

type Call<Answer> = {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  /** Below `/api/vue`, with its slash, or a whole path from another base with `base: ""`. */
  path: string;
  base?: string;
  body?: unknown;
  answer: Shape<Answer>;
};

/**
 * Sends one REST call with the current headers and store.
 *
 * @throws ApiError for the server's refusal, ConnectionError when it could not be reached
 */
export async function callApi<Answer>(call: Call<Answer>): Promise<Answer> {
  const { method = "GET", path, base = apiBase, body, answer } = call;
  const sessionAtSend = currentSession();
  const response = await send(withStore(base + path), {
    method,
    headers: requestHeaders(),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const responseBody = await bodyOf(response);
  if (!response.ok) {
    // A late response to a former session must not end the new one.
    if (response.status === 401 && sessionAtSend !== null && currentSession()?.token === sessionAtSend.token) {
      endSession();
    }
    throw refusalOf(response, responseBody);
  }
  return answer(responseBody);
}

/**
 * Fetches a file below `/api/vue` with the current headers and store, for an `<img>`, which can send none itself.
 *
 * @throws ApiError for the server's refusal, ConnectionError when it could not be reached
 */
export async function fetchFile(path: string): Promise<Blob> {
  const response = await send(withStore(apiBase + path), { headers: requestHeaders() });
  if (!response.ok) {
    throw refusalOf(response, await bodyOf(response));
  }
  return response.blob();
}

async function send(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetchFromServer(path, request);
  } catch (error) {
    logProblem(`${request.method ?? "GET"} ${path} did not get through`, error);
    throw new ConnectionError(error);
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === "") {
    return null;
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    logProblem("An answer was not JSON", error);
    return null;
  }
}

function refusalOf(response: Response, responseBody: unknown): ApiError {
  const parsed = shape.read(refusal, responseBody);
  const message = parsed?.message ?? response.statusText;
  return new ApiError({
    status: response.status,
    code: parsed?.code ?? "unknown",
    message,
    fields: Object.fromEntries(
      Object.entries(parsed?.errors ?? {}).map(([name, texts]) => [name, texts[0] ?? message]),
    ),
    requestId: response.headers.get("x-request-id"),
  });
}
