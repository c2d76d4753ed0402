import type { z } from "zod";
import { deferred } from "#common/deferred.ts";
import type { PosMessageKind, ProxyErrorKind } from "#common/pos/pos-messages.ts";
import {
  maxPayloadBytes,
  payloadsPath,
  posAnswer,
  posAnswerEvent,
  posAnswerTimeoutMs,
  posMessages,
  posRequestEvent,
  proxyErrorText,
  storePresenceChannel,
} from "#common/pos/pos-messages.ts";
import * as shape from "#web/platform/browser/shape.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { callApi } from "#web/platform/calls/call-api.ts";
import { listenToChannel, ownMemberId, sendToMembers } from "#web/platform/realtime/realtime.ts";
import { activeStoreId } from "#web/platform/store/active-store.ts";
import { currentTill, onlineTills } from "./tills.ts";
import type { OnlineTill } from "./tills.ts";

type Messages = typeof posMessages;
type PayloadOf<Kind extends PosMessageKind> = z.input<Messages[Kind]["payload"]>;
type ResultOf<Kind extends PosMessageKind> = z.output<Messages[Kind]["result"]>;

/** A message to the till failed; its text is the specification's, or the till's own. */
export class TillError extends Error {
  readonly code: ProxyErrorKind | "refused";
  constructor(code: ProxyErrorKind | "refused", text: string) {
    super(text);
    this.name = "TillError";
    this.code = code;
  }
}

/**
 * Sends a message to the chosen till, or to the one of `deviceId`, and waits for its answer. The same `id` may be sent
 * again: a till acts once and returns the same.
 *
 * @throws TillError with one of the four texts of the specification, or with what the till says
 */
export async function askTill<Kind extends PosMessageKind>(
  kind: Kind,
  payload: PayloadOf<Kind>,
  options: { id?: string; deviceId?: string } = {},
): Promise<ResultOf<Kind>> {
  const storeId = activeStoreId();
  if (storeId === null) {
    throw failed("noPos");
  }
  const till = onlineTill(options.deviceId);
  if (till.name.trim() === "") {
    throw failed("noName");
  }
  const channel = storePresenceChannel(storeId);
  const message = posMessages[kind].payload.parse(payload);
  const id = options.id ?? newId();
  const answer = waitForAnswer(channel, { id, pos: till.name });
  try {
    const [from, send] = await Promise.all([ownMemberId(channel), sendToMembers(channel)]);
    const content = await contentOf(message);
    const request = { id, kind, to: till.deviceId, from: from ?? "", sentAt: new Date().toISOString(), ...content };
    if (!send(posRequestEvent, request)) {
      throw failed("notSent", till.name);
    }
  } catch (error) {
    answer.stop();
    throw error instanceof TillError ? error : failed("notSent", till.name);
  }
  return resultOf(kind, await answer.promise);
}

/** Returns the till of `deviceId`, else the one this screen works with. Throws when it is offline. */
function onlineTill(deviceId: string | undefined): OnlineTill {
  if (deviceId !== undefined) {
    const till = onlineTills().find((candidate) => candidate.deviceId === deviceId);
    if (till === undefined) {
      throw failed("noPos");
    }
    return till;
  }
  const chosen = currentTill();
  if (chosen === null) {
    throw failed("noPos");
  }
  if (chosen.online === null) {
    throw failed("notSent", chosen.name);
  }
  return chosen.online;
}

function resultOf<Kind extends PosMessageKind>(kind: Kind, result: unknown): ResultOf<Kind> {
  return posMessages[kind].result.parse(result) as ResultOf<Kind>; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the table's entry of the kind has just parsed it
}

function waitForAnswer(
  channel: string,
  request: { id: string; pos: string },
): { promise: Promise<unknown>; stop: () => void } {
  const { promise, resolve, reject } = deferred<unknown>();
  const stopListening = listenToChannel(channel, {
    events: {
      [posAnswerEvent]: (data) => {
        const parsed = posAnswer.safeParse(data);
        if (!parsed.success || parsed.data.id !== request.id) {
          return;
        }
        stop();
        if (parsed.data.ok) {
          resolve(parsed.data.result);
        } else {
          reject(new TillError("refused", parsed.data.error.text));
        }
      },
    },
  });
  const timer = setTimeout(() => {
    stop();
    reject(failed("timedOut", request.pos));
  }, posAnswerTimeoutMs);
  const stop = () => {
    clearTimeout(timer);
    stopListening();
  };
  return { promise, stop };
}

/** Uploads a payload above the channel's 10 kB limit, which the till then fetches by its reference. */
async function contentOf(message: unknown): Promise<{ payload: unknown } | { payloadRef: string }> {
  if (new TextEncoder().encode(JSON.stringify(message)).length <= maxPayloadBytes) {
    return { payload: message };
  }
  return callApi({
    method: "POST",
    base: "",
    path: payloadsPath,
    body: { payload: message },
    answer: shape.object({ payloadRef: shape.text }),
  });
}

function failed(kind: ProxyErrorKind, pos = ""): TillError {
  return new TillError(kind, proxyErrorText(kind, { pos, ms: posAnswerTimeoutMs }));
}
