import { createHmac } from "node:crypto";
import { fastify } from "fastify";
import { expect, test } from "vitest";
import { attachWebhooks } from "./attach-webhooks.ts";
import { pusherService } from "./pusher-service.ts";

const app = { id: "1", key: "key", secret: "secret" };

test("an outside service's webhook ends the subscriptions of a vacated channel; a forged one is refused", async () => {
  const service = pusherService({ url: "http://127.0.0.1:1", app });
  const vacated: string[] = [];
  service.realtime.onChannelVacated((channel) => void vacated.push(channel));
  const http = fastify();
  await attachWebhooks(http, service);
  // Spaces that parsing and writing again would lose.
  const payload = '{ "time_ms": 1,  "events": [{ "name": "channel_vacated", "channel": "private-graphql-1" }] }';
  const send = (signature: string) =>
    http.inject({
      method: "POST",
      url: "/pusher/webhook",
      headers: { "content-type": "application/json", "x-pusher-key": app.key, "x-pusher-signature": signature },
      payload,
    });
  const forged = await send("0".repeat(64));
  expect([forged.statusCode, vacated]).toEqual([401, []]);
  const genuine = await send(createHmac("sha256", app.secret).update(payload).digest("hex"));
  expect([genuine.statusCode, vacated]).toEqual([200, ["private-graphql-1"]]);
});
