import { expect, test } from "vitest";
import { testProgram } from "#tests/kit/test-program.ts";

test("metrics require the configured token", async () => {
  const program = await testProgram({ metricsToken: "token-of-prometheus" });
  const get = (headers: { authorization?: string } = {}) => program.http.inject({ url: "/metrics", headers });
  expect((await get()).statusCode).toBe(401);
  expect((await get({ authorization: "Bearer token-of-prometheu" })).statusCode).toBe(401);
  expect((await get({ authorization: "token-of-prometheus" })).statusCode).toBe(401);
  const allowed = await get({ authorization: "Bearer token-of-prometheus" });
  expect([allowed.statusCode, allowed.body.includes("hangtag_http_request_seconds")]).toEqual([200, true]);
  await program.stop();
});

test("without a configured token there are no metrics", async () => {
  const program = await testProgram();
  const response = await program.http.inject({ url: "/metrics", headers: { authorization: "Bearer " } });
  expect([response.statusCode, (await program.http.inject("/healthz")).statusCode]).toEqual([404, 200]);
  await program.stop();
});
