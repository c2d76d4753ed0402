import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FastifyInstance } from "fastify";
import { createHttp } from "./http.ts";

let http: FastifyInstance;

const answer = (length: number): string => JSON.stringify({ names: "Añorga ".repeat(length / 8) });

beforeAll(async () => {
  http = await createHttp({ log: pino({ level: "silent" }), publicUrl: "http://localhost" });
  http.get<{ Params: { length: string } }>("/json/:length", (request, reply) =>
    reply.type("application/json; charset=utf-8").send(answer(Number(request.params.length))),
  );
});
afterAll(() => http.close());

const decoders = { br: brotliDecompressSync, gzip: gunzipSync };

test.each([
  { accepted: "gzip, deflate, br, zstd", encoding: "br", length: 4096 },
  { accepted: "gzip, deflate", encoding: "gzip", length: 4096 },
  { accepted: "br;q=0, gzip", encoding: "gzip", length: 4096 },
  { accepted: "gzip, deflate, br", encoding: "br", length: 60_000 },
  { accepted: "gzip, deflate, br", encoding: "br", length: 400_000 },
  { accepted: "gzip", encoding: "gzip", length: 400_000 },
] as const)("an answer of $length bytes to one who takes $accepted comes as $encoding", async (sent) => {
  const headers = { "accept-encoding": sent.accepted };
  const response = await http.inject({ url: `/json/${sent.length}`, headers });
  expect(response.headers).toMatchObject({ "content-encoding": sent.encoding, vary: "accept-encoding" });
  expect(decoders[sent.encoding](response.rawPayload).toString()).toBe(answer(sent.length));
});

test.each([
  { accepted: "gzip, br", length: 80, why: "too short to be worth it" },
  { accepted: "identity", length: 4096, why: "asked for as it is" },
  { accepted: "", length: 4096, why: "asked for by one who takes no encoding" },
])("an answer that is $why is sent as it is", async ({ accepted, length }) => {
  const response = await http.inject({ url: `/json/${length}`, headers: { "accept-encoding": accepted } });
  expect(response.headers["content-encoding"]).toBeUndefined();
  expect(response.body).toBe(answer(length));
  expect(response.headers["content-length"]).toBe(String(response.rawPayload.length));
});
