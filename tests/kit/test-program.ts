import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { pino } from "pino";
import { embeddedRealtime } from "#server/adapters/realtime/embedded-realtime.ts";
import { areaListeners } from "#server/app/areas.ts";
import { buildApp } from "#server/app/build-app.ts";
import { schema } from "#server/app/schema.ts";
import { ownTermsVersion } from "#common/people/terms.ts";
import { tillParts } from "#server/app/till-parts.ts";
import { openDatabase } from "#server/platform/db/db.ts";
import type { Database } from "#server/platform/db/db.ts";
import type { RegisteredOperations } from "#server/platform/graphql/registered-operations.ts";
import { openReplica } from "#server/platform/db/replica.ts";
import type { Replica } from "#server/platform/db/replica.ts";
import { noticeChannel, readNotice } from "#server/platform/context/notices.ts";
import type { Log } from "#server/platform/log/log.ts";
import { openSubscriptions } from "#server/platform/graphql/subscribing.ts";
import { mailboxEmails } from "#server/areas/mailbox/mailbox.ts";
import type { Platform } from "#server/platform/context/context.ts";
import { noServices } from "#server/platform/providers/provider.ts";
import type { Services } from "#server/platform/providers/provider.ts";
import { ownerPool, testDatabase } from "./test-database.ts";

/** The program's HTTP side on a database of its own, without a port. */
export type TestProgram = {
  http: FastifyInstance;
  platform: Platform;
  /** The database's owner, who sees every row. */
  owner: pg.Pool;
  /** The address of that owner. */
  databaseUrl: string;
  /** Moves the program's clock, which otherwise stands still. */
  clock: { now: Date; pass(ms: number): void };
  stop(): Promise<void>;
};

/** Starts what `npm start` starts for the role http. Call it in `beforeAll` and `stop()` in `afterAll`. */
export async function testProgram(
  parts: {
    registered?: RegisteredOperations;
    services?: Services;
    metricsToken?: string;
    /** Where packages of the register's program may lie. */
    tillPackages?: string;
    /** A migrated primary of the test's own, whose standby answers reports. */
    servers?: { primaryUrl: string; standbyUrl: string };
  } = {},
): Promise<TestProgram> {
  const { services = noServices, tillPackages, servers, ...appParts } = parts;
  const database = servers ? { url: servers.primaryUrl, drop: async () => undefined } : await testDatabase();
  const log = pino({ level: "silent" });
  const connection = openDatabase({ url: database.url, connections: 5, log });
  const replica = servers && (await followingReplica({ url: servers.standbyUrl, database: connection, log }));
  const clock = {
    now: new Date(),
    pass(ms: number) {
      clock.now = new Date(clock.now.getTime() + ms);
    },
  };
  const live = embeddedRealtime({
    app: { id: "test", key: "test-key", secret: "test-secret" },
    database: connection,
    log,
  });
  const platform: Platform = {
    database: connection,
    ...(replica && { replica }),
    realtime: live.realtime,
    emails: mailboxEmails({ database: connection, clock: () => clock.now }),
    log,
    clock: () => clock.now,
    isDemo: false,
    publicUrl: "http://hangtag.test",
    secretKey: "a secret that is long enough for a test",
    till: tillParts({ publicUrl: "http://hangtag.test", realtime: { url: null, key: "test-key" } }),
    services,
    listeners: areaListeners,
    signUp: { termsVersion: ownTermsVersion, termsUrl: null },
    ...(tillPackages !== undefined && { tillPackages }),
    // Whole-program proofs call everything as one login; a refused call would prove nothing.
    writeLimit: { burst: 1_000_000, perSecond: 1_000_000 },
  };
  const subscriptions = openSubscriptions(platform, schema);
  const http = await buildApp(platform, { subscriptions, ...appParts });
  await http.ready();
  const owner = ownerPool(database.url);
  return {
    http,
    platform,
    owner,
    databaseUrl: database.url,
    clock,
    async stop() {
      await http.close();
      subscriptions.close();
      await live.close();
      await replica?.close();
      await connection.close();
      await owner.end();
      await database.drop();
    },
  };
}

function followingReplica(place: { url: string; database: Database; log: Log }): Promise<Replica> {
  return openReplica({ ...place, connections: 3, changes: { channel: noticeChannel, read: readNotice } });
}
