import { createRequire } from "node:module";
import type * as PusherJs from "pusher-js";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { closeEndedSockets } from "#server/platform/realtime/refresh-subscriptions.ts";
import { aRegister, aStore, aUser } from "./kit/people.ts";
import type { TestStore, TestUser } from "./kit/people.ts";
import { aBrowser, programOnPort } from "./kit/program-on-port.ts";
import type { Browser, ProgramOnPort } from "./kit/program-on-port.ts";
import { connected, nextEvent, listening } from "./kit/realtime-kit.ts";

const PusherClientClass: typeof PusherJs.default.default = createRequire(import.meta.url)("pusher-js");

let program: ProgramOnPort;
let other: ProgramOnPort;
let store: TestStore;
const open: { close(): void }[] = [];

beforeAll(async () => {
  program = await programOnPort();
  other = await programOnPort(program);
  store = await aStore(program);
});
afterEach(() => open.splice(0).forEach((browser) => browser.close()));
afterAll(async () => {
  await other.stop();
  await program.stop();
});

/** A browser that never sends `pusher:signin`, so only its channels identify it. */
async function aSilentBrowser(
  options: { user?: TestUser; at?: ProgramOnPort } = {},
): Promise<Browser & { user: TestUser }> {
  const user = options.user ?? (await aUser(program, { stores: [store] }));
  const browser = await aBrowser(options.at ?? program, user, store);
  open.push(browser);
  return { ...browser, user };
}

const socketState = ({ pusher }: Pick<Browser, "pusher">) => pusher.connection.state;

/** The limit for closing the socket of an ended session. */
const soon = { timeout: 5000 };

const presence = () => `presence-store-${store.id}`;

test("a socket that never signed in ends with the sign-out, and its person is on the channel no more", async () => {
  const staying = await aSilentBrowser();
  const channel = await listening(staying.pusher, presence());
  const leaving = await aSilentBrowser();
  await listening(leaving.pusher, presence());
  const removed = nextEvent(channel, "pusher:member_removed");
  await leaving.signOut();
  await expect.poll(() => socketState(leaving), soon).toBe("disconnected");
  expect(await removed).toMatchObject({ id: `user-${leaving.user.id}` });
  expect(staying.pusher.connection.state).toBe("connected");
});

test("so does one on private channels alone, and one that kept its permission for later", async () => {
  const listener = await aSilentBrowser();
  await listening(listener.pusher, `private-store-${store.id}`);
  const keeper = await aSilentBrowser();
  const socketId = await connected(keeper.pusher);
  const response = await keeper.post("/pusher/auth", { socket_id: socketId, channel_name: presence() });
  expect(response.status).toBe(200);
  await Promise.all([listener.signOut(), keeper.signOut()]);
  await expect.poll(() => [listener, keeper].map(socketState), soon).toEqual(["disconnected", "disconnected"]);
});

test("the sign-out at one process ends the socket at another one", async () => {
  const browser = await aSilentBrowser({ at: other });
  await listening(browser.pusher, presence());
  await program.owner.query("update sessions set revoked_at = now() where user_id = $1", [browser.user.id]);
  await expect.poll(() => socketState(browser), soon).toBe("disconnected");
});

test("another sign-in of the same person keeps its socket", async () => {
  const browser = await aSilentBrowser();
  const second = await aSilentBrowser({ user: browser.user });
  await Promise.all([listening(browser.pusher, presence()), listening(second.pusher, presence())]);
  await browser.signOut();
  await expect.poll(() => socketState(browser), soon).toBe("disconnected");
  expect(second.pusher.connection.state).toBe("connected");
});

test("a person who is deactivated loses every socket", async () => {
  const user = await aUser(program, { stores: [store] });
  const browsers = [await aSilentBrowser({ user }), await aSilentBrowser({ user, at: other })];
  await Promise.all(browsers.map(({ pusher }) => listening(pusher, `private-store-${store.id}`)));
  await program.owner.query("update users set is_active = false where id = $1", [user.id]);
  await expect.poll(() => browsers.map(socketState), soon).toEqual(["disconnected", "disconnected"]);
});

test("a revoked register loses every socket, also those beside its seat", async () => {
  const register = await aRegister(program, store);
  const pusher = new PusherClientClass("test-key", {
    cluster: "",
    wsHost: "127.0.0.1",
    wsPort: other.port,
    forceTLS: false,
    enabledTransports: ["ws"],
    disableStats: true,
    channelAuthorization: {
      transport: "ajax",
      endpoint: `${program.url}/pusher/auth`,
      headers: { authorization: `Bearer ${register.token}` },
    },
  });
  open.push({ close: () => pusher.disconnect() });
  await listening(pusher, `private-store-${store.id}`);
  await program.owner.query("update devices set revoked_at = now(), token_hash = null where id = $1", [register.id]);
  await expect.poll(() => socketState({ pusher }), soon).toBe("disconnected");
});

test("a sign-in that has run out loses its sockets within a minute, no matter what was down when it ended", async () => {
  const manager = await aUser(program, { stores: [store], role: roles.manager });
  const browser = await aSilentBrowser({ user: manager });
  await listening(browser.pusher, presence());
  await program.owner.query("update sessions set expires_at = now() - interval '10 seconds' where user_id = $1", [
    manager.id,
  ]);
  await closeEndedSockets(other.platform);
  await expect.poll(() => socketState(browser), soon).toBe("disconnected");
});
