import pg from "pg";
import { pino } from "pino";
import { embeddedRealtime } from "#server/adapters/realtime/embedded-realtime.ts";
import { buildApp } from "#server/app/build-app.ts";
import { tillParts } from "#server/app/till-parts.ts";
import { mailboxEmails } from "#server/areas/mailbox/mailbox.ts";
import { cachePrincipals } from "#server/platform/auth/principals.ts";
import type { Platform } from "#server/platform/context/context.ts";
import { openDatabase } from "#server/platform/db/db.ts";
import { noServices } from "#server/platform/providers/provider.ts";
import type { Services } from "#server/platform/providers/provider.ts";

export type ServedProgram = { at: string; platform: Platform; owner: pg.Pool; stop: () => Promise<void> };

/** The program's HTTP side on a port, over a migrated database, without a shop that trades beside it. */
export async function serveProgram(url: string, services: Services = noServices): Promise<ServedProgram> {
  const log = pino({ level: "silent" });
  const owner = new pg.Pool({ connectionString: url, max: 2 });
  // `end()` does not wait for the server, which may stop before a connection is closed.
  owner.on("connect", (client) => client.on("error", () => undefined));
  // One that is idle then says so to the pool, and a bench that failed would not be told why.
  owner.on("error", () => undefined);
  const database = openDatabase({ url, connections: 4, log });
  const live = embeddedRealtime({ app: { id: "bench", key: "key", secret: "secret" }, database, log });
  const publicUrl = "http://localhost";
  const platform: Platform = {
    database,
    realtime: live.realtime,
    emails: mailboxEmails({ database, clock: () => new Date() }),
    log,
    clock: () => new Date(),
    isDemo: false,
    publicUrl,
    secretKey: "a secret that is long enough for a bench",
    services,
    till: tillParts({ publicUrl, realtime: { url: null, key: "key" } }),
  };
  const remembering = await cachePrincipals({ database, log });
  const http = await buildApp(platform);
  const at = await http.listen({ port: 0, host: "127.0.0.1" });
  return {
    at,
    platform,
    owner,
    async stop() {
      await http.close();
      await remembering.close();
      await live.close();
      await database.close();
      await owner.end();
    },
  };
}
