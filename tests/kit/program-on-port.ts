import { createRequire } from "node:module";
import type * as PusherJs from "pusher-js";
import { rm } from "node:fs/promises";
import type pg from "pg";
import { pino } from "pino";
import { startProgram } from "#server/app/program.ts";
import { stopList } from "#server/app/stop-list.ts";
import { readConfig } from "#server/platform/config/config.ts";
import type { Platform } from "#server/platform/context/context.ts";
import { unusedPort } from "./running-program.ts";
import type { PusherClient } from "./realtime-kit.ts";
import { testPassword } from "./people.ts";
import type { TestStore, TestUser } from "./people.ts";
import { recordOf } from "./signed-in.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { ownerPool, testDatabase } from "./test-database.ts";

const PusherClientClass: typeof PusherJs.default.default = createRequire(import.meta.url)("pusher-js");

/** What `npm start` runs, on a real port and a database of its own. */
export type ProgramOnPort = {
  url: string;
  port: number;
  owner: pg.Pool;
  databaseUrl: string;
  /** Its data folder, gone when it has stopped. */
  folder: string;
  platform: Platform;
  stop(): Promise<void>;
};

/** Another process of the same shop is started `beside` the first one, on its database. */
export async function programOnPort(beside?: ProgramOnPort): Promise<ProgramOnPort> {
  const database = beside ? { url: beside.databaseUrl, drop: async () => undefined } : await testDatabase();
  const port = await unusedPort();
  const folder = await temporaryFolder("program");
  const log = pino({ level: "silent" });
  const stops = stopList(log);
  const config = readConfig({
    PORT: String(port),
    HANGTAG_DATA: folder,
    DATABASE_URL: database.url,
    HANGTAG_ROLES: "http,realtime",
    REALTIME_KEY: "test-key",
    REALTIME_SECRET: "a secret of the test",
    REALTIME_APP_ID: "test",
  });
  const platform = await startProgram({ config, databaseUrl: database.url, log, stops });
  const owner = ownerPool(database.url);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    owner,
    databaseUrl: database.url,
    folder,
    platform,
    async stop() {
      await stops.stopAll();
      await owner.end();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A browser with real HTTP and the real pusher-js. */
export type Browser = {
  post(path: string, body: unknown): Promise<Response>;
  pusher: PusherClient;
  signOut(): Promise<Response>;
  close(): void;
};

export async function aBrowser(program: ProgramOnPort, user: TestUser, store: TestStore): Promise<Browser> {
  const json = { "content-type": "application/json", accept: "application/json" };
  const signIn = await fetch(`${program.url}/api/vue/auth`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ email: user.email, password: testPassword }),
  });
  const token = recordOf(await signIn.json())["authentication_token"];
  const headers = { "x-user-email": user.email, "x-user-token": String(token), "x-user-store": String(store.id) };
  const pusher = new PusherClientClass("test-key", {
    cluster: "",
    wsHost: "127.0.0.1",
    wsPort: program.port,
    forceTLS: false,
    enabledTransports: ["ws"],
    disableStats: true,
    channelAuthorization: { transport: "ajax", endpoint: `${program.url}/pusher/auth`, headers },
    userAuthentication: { transport: "ajax", endpoint: `${program.url}/pusher/user-auth`, headers },
  });
  return {
    post: (path, body) =>
      fetch(`${program.url}${path}`, { method: "POST", headers: { ...json, ...headers }, body: JSON.stringify(body) }),
    pusher,
    signOut: () => fetch(`${program.url}/api/vue/auth`, { method: "DELETE", headers }),
    close: () => pusher.disconnect(),
  };
}
