import { heartbeat, heartbeatPath, pairPath, pairRequest } from "#common/pos/pos-device.ts";
import { batchesPath, maxBatchBytes, posBatch } from "#common/pos/pos-feed.ts";
import { mappingPath } from "#common/pos/pos-mapping.ts";
import { payloadsPath } from "#common/pos/pos-messages.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { readClaims } from "#server/platform/auth/read-claims.ts";
import { identify } from "#server/platform/auth/identify.ts";
import { invalidInput, Refusal } from "#server/platform/refusals/refusal.ts";
import type { z } from "zod";
import { takeHeartbeat } from "./devices.ts";
import { pairDevice } from "./pairing.ts";
import { readMapping } from "./mappings/read-mapping.ts";
import { keepPayload, openPayload } from "./payloads.ts";
import { logPath, sentLog } from "#common/pos/pos-log.ts";
import { takeLog } from "./logs/device-logs.ts";
import { takeBatch } from "./take-batch.ts";
import { tillApiDocument } from "./till-api-document.ts";

/** A rendered print job is the largest message. */
const maxPayloadBytes = 6_000_000;

const documentPath = "/api/pos/v1/openapi.json";

/** The routes of the till API. Bodies may be gzipped; the limits apply to the unpacked text. */
export const posRoutes: Routes = (http, tools) => {
  http.get(documentPath, async () => tillApiDocument());

  http.post(pairPath, async (httpRequest, reply) => {
    // Ignores credentials that an old pairing left on the machine.
    const nobody = {
      ...readClaims(httpRequest),
      email: null,
      token: null,
      deviceToken: null,
      storeId: null,
      employeeId: null,
    };
    const stranger = { ...(await identify(tools.platform, nobody)), platform: tools.platform };
    const outcome = await pairDevice(stranger, read(pairRequest, httpRequest.body));
    if (outcome.kind === "wait") {
      reply.header("retry-after", String(outcome.seconds));
      throw new Refusal("too-many-tries", {
        message: "Too many wrong codes. Wait a few minutes and try again.",
        status: 429,
      });
    }
    if (outcome.kind === "wrong-code") {
      throw new Refusal("wrong-pairing-code", {
        message: "This code is not valid. Ask a manager for a new one.",
        status: 404,
      });
    }
    return outcome.answer;
  });

  http.post(heartbeatPath, async (httpRequest) =>
    takeHeartbeat(await tools.identifyCaller(httpRequest), read(heartbeat, httpRequest.body)),
  );

  http.get(mappingPath, async (httpRequest) => readMapping(await tools.identifyCaller(httpRequest), {}));

  http.post(logPath, async (httpRequest) =>
    takeLog(await tools.identifyCaller(httpRequest), read(sentLog, httpRequest.body)),
  );

  http.post(batchesPath, { bodyLimit: maxBatchBytes }, async (httpRequest) => {
    const till = await tools.identifyCaller(httpRequest);
    return takeBatch(till, read(posBatch, httpRequest.body));
  });

  http.post(payloadsPath, { bodyLimit: maxPayloadBytes }, async (httpRequest) =>
    keepPayload(await tools.identifyCaller(httpRequest), { payload: readPayload(httpRequest.body) }),
  );

  http.get<{ Params: { payloadRef: string } }>(`${payloadsPath}/:payloadRef`, async (httpRequest) =>
    openPayload(await tools.identifyCaller(httpRequest), { payloadRef: httpRequest.params.payloadRef }),
  );
};

/** @throws Refusal 400 when the envelope is invalid, so that a retry would not help */
function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) {
    return parsed.data;
  }
  const [issue] = parsed.error.issues;
  throw new Refusal("bad-request", {
    message: `${issue?.path.join(".") || "The body"}: ${issue?.message ?? "is not valid"}`,
    status: 400,
  });
}

function readPayload(body: unknown): unknown {
  if (typeof body === "object" && body !== null && "payload" in body) {
    return body.payload;
  }
  throw invalidInput({ payload: ["A payload is needed"] });
}
