import { z } from "zod";
import {
  heartbeat,
  heartbeatAnswer,
  heartbeatPath,
  pairAnswer,
  pairPath,
  pairRequest,
} from "#common/pos/pos-device.ts";
import { batchesPath, maxBatchRows, posBatch, posBatchAnswer } from "#common/pos/pos-feed.ts";
import { mappingAnswer, mappingPath } from "#common/pos/pos-mapping.ts";
import { logoAnswer, logoPath } from "#common/pos/pos-logo.ts";
import { logPath, sentLog, sentLogAnswer } from "#common/pos/pos-log.ts";
import { payloadsPath } from "#common/pos/pos-messages.ts";
import { packagesAnswer, packagesPath } from "#common/pos/pos-packages.ts";
import { posRow } from "#common/pos/pos-rows.ts";

type Json = Record<string, unknown>;

/** Returns the till API as OpenAPI 3.1, generated from the schemas that validate it. */
export function tillApiDocument(): Json {
  return {
    openapi: "3.1.0",
    info: {
      title: "Hangtag till API",
      version: "1",
      description:
        "How a point of sale feeds Hangtag. Bodies are JSON and may be gzipped. After pairing every call carries " +
        "`Authorization: Bearer {device token}`. Money is integer cents, instants are ISO 8601 with an offset, business " +
        "dates are YYYY-MM-DD. Every call may be sent again.",
    },
    paths: {
      [pairPath]: post({
        summary: "Exchange a pairing code for a device token",
        request: pairRequest,
        answer: pairAnswer,
        isOpen: true,
        failures: {
          400: "The body is not as described",
          404: "The code is wrong, used or older than 15 minutes",
          429: "Five wrong codes in ten minutes; see Retry-After",
        },
      }),
      [heartbeatPath]: post({
        summary: "Say that the till lives, every 60 seconds",
        request: heartbeat,
        answer: heartbeatAnswer,
        failures: { 400: "The body is not as described", 401: "The device was revoked" },
      }),
      [batchesPath]: post({
        summary: `Send a numbered batch of up to ${maxBatchRows} rows`,
        description:
          "Rows are PosRow. A row that cannot be taken is refused by itself, with its place and reason; the others land. " +
          "A batch number that was taken before is answered as the first time. Any failure but 400 and 401 is tried again.",
        request: posBatch,
        answer: posBatchAnswer,
        failures: {
          400: "The envelope is not as described",
          401: "The device was revoked",
          413: "The batch is too large",
        },
      }),
      [mappingPath]: get({
        summary: "Fetch the mapping by which the register reads its exports",
        answer: { description: "The version in use; 0 and no mapping before the first", schema: mappingAnswer },
        failures: { 401: "The device was revoked" },
      }),
      [logoPath]: logo(),
      [logPath]: post({
        summary: "Send the newest lines of the till's log, for support",
        description: "They stand beside the register for two weeks. Hangtag's own till masks what could be a person's.",
        request: sentLog,
        answer: sentLogAnswer,
        failures: { 400: "The log is longer than 200,000 signs", 401: "The device was revoked" },
      }),
      [packagesPath]: get({
        summary: "List the packages of Hangtag's own till",
        answer: { description: "The newest of each kind of computer, with its signature", schema: packagesAnswer },
        isOpen: true,
        failures: {},
      }),
      [`${payloadsPath}/{payloadRef}`]: get({
        summary: "Fetch the payload of a message that was too large for the channel",
        parameters: [{ name: "payloadRef", in: "path", required: true, schema: { type: "string", format: "uuid" } }],
        answer: { description: "The payload", schema: z.object({ payload: z.unknown() }) },
        failures: { 401: "The device was revoked", 404: "There is no such payload, or it is older than a day" },
      }),
    },
    components: {
      securitySchemes: { deviceToken: { type: "http", scheme: "bearer" } },
      schemas: {
        PosRow: toJsonSchema(posRow, "input"),
        Failure: toJsonSchema(z.object({ code: z.string(), message: z.string() }), "output"),
      },
    },
  };
}

function logo(): Json {
  return get({
    summary: "Fetch the picture above the store's receipts",
    answer: { description: "Its version and its dots; 0 and none before the first", schema: logoAnswer },
    failures: { 401: "The device was revoked" },
  });
}

type Call = {
  summary: string;
  description?: string;
  request: z.ZodType;
  answer: z.ZodType;
  isOpen?: boolean;
  failures: Record<number, string>;
};

function post(call: Call): Json {
  return {
    post: {
      summary: call.summary,
      ...(call.description === undefined ? {} : { description: call.description }),
      security: call.isOpen ? [] : [{ deviceToken: [] }],
      requestBody: { required: true, content: json(toJsonSchema(call.request, "input")) },
      responses: {
        200: { description: "Taken", content: json(toJsonSchema(call.answer, "output")) },
        ...describeFailures(call.failures),
      },
    },
  };
}

type Fetch = {
  summary: string;
  parameters?: Json[];
  answer: { description: string; schema: z.ZodType };
  isOpen?: boolean;
  failures: Record<number, string>;
};

function get({ summary, parameters, answer, isOpen = false, failures }: Fetch): Json {
  return {
    get: {
      summary,
      security: isOpen ? [] : [{ deviceToken: [] }],
      ...(parameters === undefined ? {} : { parameters }),
      responses: {
        200: { description: answer.description, content: json(toJsonSchema(answer.schema, "output")) },
        ...describeFailures(failures),
      },
    },
  };
}

function describeFailures(failures: Record<number, string>): Json {
  const content = json({ $ref: "#/components/schemas/Failure" });
  return Object.fromEntries(
    Object.entries(failures).map(([status, description]) => [status, { description, content }]),
  );
}

function json(schema: Json): Json {
  return { "application/json": { schema } };
}

function toJsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _dialect, ...made } = z.toJSONSchema(schema, { io, target: "draft-2020-12" });
  return made;
}
