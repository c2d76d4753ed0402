import type { FastifyInstance } from "fastify";
import { attachToHttp } from "#server/adapters/realtime/attach-to-http.ts";
import { attachWebhooks } from "#server/adapters/realtime/attach-webhooks.ts";
import { embeddedRealtime } from "#server/adapters/realtime/embedded-realtime.ts";
import type { RightsWatch } from "#server/platform/auth/principals.ts";
import { cachePrincipals } from "#server/platform/auth/principals.ts";
import { runningVersion } from "#server/platform/config/running-version.ts";
import { makeBackupDaily } from "#server/platform/backups/backups.jobs.ts";
import { nightlyBackups } from "#server/platform/backups/nightly-backups.ts";
import type { Config } from "#server/platform/config/config.ts";
import { type MemoryPlan, planMemory } from "#server/platform/config/memory-plan.rules.ts";
import { StartupFailure } from "#server/platform/config/startup-failure.ts";
import { openDatabase } from "#server/platform/db/db.ts";
import type { Database } from "#server/platform/db/db.ts";
import { openReplica } from "#server/platform/db/replica/replica.ts";
import type { Replica } from "#server/platform/db/replica/replica.ts";
import { openSubscriptions } from "#server/platform/graphql/subscribing.ts";
import { mailboxEmails } from "#server/areas/mailbox/mailbox.ts";
import { serveHealth } from "#server/platform/http/health.ts";
import { type RunningWorkers, startWorkers } from "#server/platform/jobs/worker.ts";
import type { Log } from "#server/platform/log/log.ts";
import type { Platform } from "#server/platform/context/context.ts";
import { noticeChannel, readNotice } from "#server/platform/context/notices.ts";
import type { Emails } from "#server/platform/context/emails.ts";
import type { GraphqlSubscriptions } from "#server/platform/realtime/graphql-subscriptions.ts";
import {
  closeEndedSockets,
  refreshSubscriptions,
  watchRights,
} from "#server/platform/realtime/refresh-subscriptions.ts";
import { forwardNotices } from "#server/platform/realtime/notice-forwarder.ts";
import type { Services } from "#server/platform/providers/provider.ts";
import type { Realtime } from "#server/platform/context/realtime.ts";
import { areaListeners, areaSchedules, areaWorkers, dailyJobs } from "./areas.ts";
import { buildApp } from "./build-app.ts";
import { shopDaySchedules } from "./demonstration/shop-day.jobs.ts";
import { shopDayWorkers } from "./demonstration/shop-day.worker.ts";
import { demonstrationRoutes, startDemonstration } from "./demonstration/demonstration.ts";
import { openProgramServices } from "./open-services.ts";
import type { SimulatedWorld } from "./open-services.ts";
import { schema } from "./schema.ts";
import type { StopList } from "./stop-list.ts";
import { tillParts } from "./till-parts.ts";

/** Beside one that watches it. */
const replicaConnections = 10;

/** How long an expired session may still hold a socket. */
const endedSocketsEveryMs = 60_000;
/** The usual pool plus six for the queue, one for its locks, three listeners, one forwarder and one for backups. */
export const connectionsOfProcess = planMemory(Infinity).poolConnections + 12;

/** Starts the configured roles on a migrated database and registers their stop functions in `stops`. */
export async function startProgram(options: {
  config: Config;
  databaseUrl: string;
  log: Log;
  stops: StopList;
  /** Another clock and other services than the real ones, for a test that lets hours pass. */
  given?: { clock: () => Date; services: Services };
}): Promise<Platform> {
  const { config, databaseUrl, log, stops, given } = options;
  const { poolConnections: connections, connectionSeconds } = planOf(config);
  const database = openDatabase({ url: databaseUrl, connections, connectionSeconds, log });
  stops.add(() => database.close());
  await database.check();
  const live = await openRealtime({ config, database, log });
  stops.add(() => live.close());
  const world: SimulatedWorld = {
    ...{ carrier: null, merchants: null, shop: null, loyalty: null, audiences: null, payments: null },
  };
  const { clock, services } = given ?? (await openWorld({ config, stops, world }));
  const replica = await openReportsReplica({ config, database, log });
  if (replica !== null) {
    stops.add(() => replica.close());
  }
  const emails = await openEmails(config, { database, clock });
  const platform: Platform = {
    database,
    ...(replica && { replica }),
    realtime: live.realtime,
    emails,
    log,
    clock,
    isDemo: config.demo,
    publicUrl: config.publicUrl,
    secretKey: config.secretKey,
    till: tillParts(config),
    services,
    listeners: areaListeners,
    tillPackages: config.tillPackages,
    ...(config.signUp && { signUp: config.signUp }),
    ...openBackups({ config, databaseUrl, clock, log }),
  };
  const subscriptions = openSubscriptions(platform, schema);
  stops.add(async () => subscriptions.close());
  const watch = config.roles.has("realtime") ? await startAnswering({ platform, subscriptions, stops }) : undefined;
  if (config.roles.has("http") || config.roles.has("realtime")) {
    const remembering = await cachePrincipals({ database, log, ...(watch ? { watch } : {}) });
    stops.add(() => remembering.close());
    const more = config.demo ? [demonstrationRoutes(config.dataFolder)] : [];
    const { metricsToken, trustedProxies, dataFolder } = config;
    const http = await buildApp(platform, { subscriptions, more, metricsToken, trustedProxies, dataFolder });
    await live.attach(http, config.roles.has("realtime"));
    stops.add(() => http.close());
    await listen(http, config.port);
  }
  if (config.roles.has("worker")) {
    const workers = await startWorking({ config, databaseUrl, platform, stops });
    await serveHealthAlone({ config, platform, workers, stops });
  }
  if (config.demo) {
    await startDemonstration({
      platform: { ...platform, database: { ...database, ...database.patient } },
      config,
      stops,
      world,
    });
  }
  return platform;
}

/** A process that only works has a port for its health alone. */
async function serveHealthAlone(options: {
  config: Config;
  platform: Platform;
  workers: RunningWorkers;
  stops: StopList;
}): Promise<void> {
  const { config, platform, workers, stops } = options;
  if (config.roles.size > 1) {
    return;
  }
  const { metricsToken } = config;
  const http = await serveHealth(platform, { metricsToken, isWorking: () => workers.isRunning() });
  stops.add(() => http.close());
  await listen(http, config.port);
}

/** One that is not there yet is no reason not to start: the primary answers until it is. */
async function openReportsReplica(options: { config: Config; database: Database; log: Log }): Promise<Replica | null> {
  const { config, database, log } = options;
  const changes = { channel: noticeChannel, read: readNotice };
  const place = { database, changes, connections: replicaConnections, log };
  return config.reportsUrl === null ? null : openReplica({ url: config.reportsUrl, ...place });
}

/** What a small shop does without (a mail server, an outside channel service) is not loaded, which saves it some megabytes. */
async function openEmails(
  { smtpUrl, publicUrl }: Config,
  place: { database: Database; clock: () => Date },
): Promise<Emails> {
  if (smtpUrl === null) {
    return mailboxEmails(place);
  }
  const { smtpEmails } = await import("#server/adapters/emails/smtp.ts");
  return smtpEmails({ url: smtpUrl, publicUrl });
}

/** Connections cost memory where the database is; an own PostgreSQL has its own. */
function planOf({ databaseUrl, memoryMegabytes }: Config): MemoryPlan {
  return planMemory(databaseUrl === null ? memoryMegabytes : Infinity);
}

/** Today's clock, and the services that the configuration names. */
async function openWorld(options: {
  config: Config;
  stops: StopList;
  world: SimulatedWorld;
}): Promise<{ clock: () => Date; services: Services }> {
  const clock = () => new Date();
  return { clock, services: await openProgramServices({ ...options, clock }) };
}

async function startWorking(options: {
  config: Config;
  databaseUrl: string;
  platform: Platform;
  stops: StopList;
}): Promise<RunningWorkers> {
  const { config, databaseUrl, platform, stops } = options;
  const workers = await startWorkers({
    ownerUrl: databaseUrl,
    platform,
    workers: config.demo ? [...areaWorkers, ...shopDayWorkers] : areaWorkers,
    schedules: config.demo ? [...areaSchedules, ...shopDaySchedules] : areaSchedules,
    daily: platform.backups ? [...dailyJobs, makeBackupDaily] : dailyJobs,
    concurrency: planOf(config).jobsAtOnce,
  });
  stops.add(() => workers.stop());
  return workers;
}

function openBackups(options: {
  config: Config;
  databaseUrl: string;
  clock: () => Date;
  log: Log;
}): Pick<Platform, "backups"> {
  const { config, databaseUrl, clock, log } = options;
  if (config.backups === null) {
    return {};
  }
  const { secretKey } = config;
  return {
    backups: nightlyBackups({
      ...config.backups,
      ownerUrl: databaseUrl,
      secretKey,
      version: runningVersion,
      clock,
      log,
    }),
  };
}

/** Forwards events to screens and subscriptions. Returns the handler for changed rights. */
async function startAnswering(options: {
  platform: Platform;
  subscriptions: GraphqlSubscriptions;
  stops: StopList;
}): Promise<RightsWatch> {
  const { platform, subscriptions, stops } = options;
  const { database, realtime, log } = platform;
  const forwarder = await forwardNotices({
    database,
    realtime,
    log,
    consumer: refreshSubscriptions({ subscriptions, log }),
  });
  stops.add(() => forwarder.stop());
  const sweep = setInterval(() => {
    if (forwarder.isForwarding()) {
      closeEndedSockets(platform).catch((error: unknown) =>
        log.warn({ err: error }, "Ended sign-ins could not be read"),
      );
    }
  }, endedSocketsEveryMs);
  stops.add(async () => clearInterval(sweep));
  return watchRights({
    realtime,
    subscriptions,
    database,
    clock: platform.clock,
    log,
    isOurs: () => forwarder.isForwarding(),
  });
}

type Live = {
  realtime: Realtime;
  /** Attaches the channel server to the program's port. */
  attach(http: FastifyInstance, takesSockets: boolean): Promise<void>;
  close(): Promise<void>;
};

async function openRealtime(options: { config: Config; database: Database; log: Log }): Promise<Live> {
  const { config, database, log } = options;
  const { appId, key, secret, url } = config.realtime;
  const app = { id: appId, key, secret };
  if (url !== null) {
    const { pusherService } = await import("#server/adapters/realtime/pusher-service.ts");
    const service = pusherService({ url, app });
    return {
      realtime: service.realtime,
      attach: (http) => attachWebhooks(http, service),
      close: async () => undefined,
    };
  }
  const embedded = embeddedRealtime({ app, database, log });
  return {
    realtime: embedded.realtime,
    attach: (http, takesSockets) => attachToHttp(http, embedded, { takesSockets }),
    close: () => embedded.close(),
  };
}

async function listen(http: FastifyInstance, port: number): Promise<void> {
  try {
    await http.listen({ port, host: "::" });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EADDRINUSE") {
      throw new StartupFailure(`Port ${port} is taken by another program. Choose another one with PORT.`, {
        cause: error,
      });
    }
    if (code === "EACCES") {
      throw new StartupFailure(`This user may not listen on port ${port}. Choose one above 1023 with PORT.`, {
        cause: error,
      });
    }
    throw error;
  }
}
