import { afterAll, beforeAll, describe } from "vitest";
import { aRealtimeProcess, testApp } from "#tests/kit/realtime-kit.ts";
import { testDatabase } from "#tests/kit/test-database.ts";
import type { TestDatabase } from "#tests/kit/test-database.ts";
import { pusherService } from "./pusher-service.ts";
import { realtimeContract } from "./realtime.contract.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.drop());

describe("the embedded server", () => {
  realtimeContract(() => aRealtimeProcess(database.url));
});

describe("an outside service, which is our own server reached by the pusher package", () => {
  realtimeContract(async () => {
    const service = await aRealtimeProcess(database.url);
    const { realtime } = pusherService({ url: `http://127.0.0.1:${service.port}`, app: testApp });
    return { port: service.port, close: () => service.close(), realtime };
  });
});
