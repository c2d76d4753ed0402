import { expect, test } from "vitest";
import { serveHealth } from "./health.ts";
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

test("a process that only works tells a monitor whether it takes jobs", async () => {
  const program = await testProgram();
  let works = true;
  const http = await serveHealth(program.platform, { metricsToken: null, isWorking: () => works });
  const ready = async () => {
    const response = await http.inject("/readyz");
    return [response.statusCode, response.json()];
  };
  expect(await ready()).toEqual([200, { status: "ready" }]);
  works = false;
  expect(await ready()).toEqual([503, { status: "the job queue has stopped and is started again" }]);
  expect((await http.inject("/healthz")).statusCode).toBe(200);
  expect((await http.inject("/graphql")).statusCode).toBe(404);
  await http.close();
  await program.stop();
});
