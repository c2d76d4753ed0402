import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { MessageTooLarge } from "#server/platform/context/realtime.ts";
import type { Realtime } from "#server/platform/context/realtime.ts";
import { aClient, aMember, closeClients, connected, nextEvent, listening, recorded } from "#tests/kit/realtime-kit.ts";

/** A provider under test, and the port at which clients reach the service behind it. */
export type RealtimeSubject = { realtime: Realtime; port: number; close(): Promise<void> };

/** What every realtime provider does; run against the embedded server and against the client of an outside service. */
export function realtimeContract(open: () => Promise<RealtimeSubject>): void {
  let subject: RealtimeSubject;

  const sign: Realtime["authorizeChannel"] = (request) => subject.realtime.authorizeChannel(request);

  beforeAll(async () => {
    subject = await open();
  });
  afterEach(closeClients);
  afterAll(() => subject.close());

  test("an event reaches everybody on the channel with unchanged data", async () => {
    const channels = await Promise.all([1, 2].map(() => listening(aClient(subject), "private-store-1")));
    const received = channels.map((channel) => nextEvent(channel, "changed"));
    await subject.realtime.trigger({
      channels: ["private-store-1"],
      event: "changed",
      data: { name: "bin.moved", ids: [1, "ß"] },
    });
    expect(await Promise.all(received)).toEqual([1, 2].map(() => ({ name: "bin.moved", ids: [1, "ß"] })));
  });

  test("the socket that made the change does not get the event", async () => {
    const own = aClient(subject);
    const exceptSocketId = await connected(own);
    const ownEvents = recorded(await listening(own, "private-store-2"));
    const other = await listening(aClient(subject), "private-store-2");
    const last = nextEvent(other, "second");
    await subject.realtime.trigger({ channels: ["private-store-2"], event: "first", data: 1, exceptSocketId });
    await subject.realtime.trigger({ channels: ["private-store-2"], event: "second", data: 2 });
    await last;
    await expect.poll(() => ownEvents).toEqual([["second", 2]]);
  });

  test("a batch keeps its order", async () => {
    const events = recorded(await listening(aClient(subject), "private-store-3"));
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    await subject.realtime.triggerBatch(
      numbers.map((number) => ({ channels: ["private-store-3", "private-store-4"], event: "number", data: number })),
    );
    await expect.poll(() => events.map(([, data]) => data)).toEqual(numbers);
  });

  test("a message over 10 kB is refused, one just below it arrives", async () => {
    const channel = await listening(aClient(subject), "private-store-5");
    const received = nextEvent(channel, "changed");
    const longest = "x".repeat(10_238);
    await subject.realtime.trigger({ channels: ["private-store-5"], event: "changed", data: longest });
    expect(await received).toBe(longest);
    const longer = { channels: ["private-store-5"], event: "changed", data: `${longest}x` };
    await expect(subject.realtime.trigger(longer)).rejects.toThrow(MessageTooLarge);
    await expect(subject.realtime.triggerBatch([longer])).rejects.toThrow(MessageTooLarge);
  });

  test("names and numbers outside of the protocol are refused", async () => {
    const trigger = (event: { channels: string[]; event: string }) => subject.realtime.trigger({ ...event, data: 1 });
    await expect(trigger({ channels: ["no spaces"], event: "x" })).rejects.toThrow(RangeError);
    await expect(trigger({ channels: [], event: "x" })).rejects.toThrow(RangeError);
    await expect(trigger({ channels: Array.from({ length: 101 }, (_, at) => `c${at}`), event: "x" })).rejects.toThrow(
      RangeError,
    );
    await expect(trigger({ channels: ["c"], event: "x".repeat(201) })).rejects.toThrow(RangeError);
    const events = Array.from({ length: 11 }, () => ({ channels: ["c"], event: "x", data: 1 }));
    await expect(subject.realtime.triggerBatch(events)).rejects.toThrow(RangeError);
  });

  test("[API-09] the members of a store's channel are listed by id, each once", async () => {
    const till = aMember(`device-${randomUUID()}`);
    await listening(aClient(subject, till), "presence-store-6");
    await listening(aClient(subject, till), "presence-store-6");
    await listening(aClient(subject, aMember("user-1")), "presence-store-6");
    expect(await subject.realtime.presenceMembers("presence-store-6")).toEqual([till.id, "user-1"]);
    expect(await subject.realtime.channelInfo("presence-store-6")).toEqual({ isOccupied: true, memberCount: 2 });
    expect(await subject.realtime.presenceMembers("presence-store-7")).toEqual([]);
    expect(await subject.realtime.channelInfo("presence-store-7")).toEqual({ isOccupied: false, memberCount: 0 });
    expect(await subject.realtime.channelInfo("private-store-7")).toEqual({ isOccupied: false, memberCount: null });
  });

  test("a revoked till loses its seat and does not come back", async () => {
    const deviceId = randomUUID();
    const till = aClient(subject, aMember(`device-${deviceId}`));
    await listening(till, "presence-store-8");
    const screen = await listening(aClient(subject, aMember("user-1")), "presence-store-8");
    const removed = nextEvent(screen, "pusher:member_removed");
    await subject.realtime.closeDeviceSeat(deviceId);
    expect(await removed).toEqual({ id: `device-${deviceId}`, info: {} });
    await expect.poll(() => till.connection.state).toBe("disconnected");
    expect(await subject.realtime.presenceMembers("presence-store-8")).toEqual(["user-1"]);
  });

  test("a signed-in person's sockets are closed together", async () => {
    const clients = [
      aClient(subject, aMember("user-77")),
      aClient(subject, aMember("user-77")),
      aClient(subject, aMember("user-7")),
    ];
    await Promise.all(
      clients.map((client) => {
        client.signin();
        return new Promise((resolve) => {
          client.bind("pusher:signin_success", resolve);
        });
      }),
    );
    await subject.realtime.disconnectUser(77);
    await expect
      .poll(() => clients.map((client) => client.connection.state))
      .toEqual(["disconnected", "disconnected", "connected"]);
  });

  test("the sockets of one session are closed, those of another stay", async () => {
    const [ended, other] = [aClient(subject, aMember("session-1")), aClient(subject, aMember("session-2"))];
    await Promise.all(
      [ended, other].map((client) => {
        client.signin();
        return new Promise((resolve) => {
          client.bind("pusher:signin_success", resolve);
        });
      }),
    );
    await subject.realtime.disconnectSession("1");
    await expect.poll(() => [ended.connection.state, other.connection.state]).toEqual(["disconnected", "connected"]);
  });

  test("a signature for one channel is invalid for another", () => {
    expect(sign({ socketId: "1.2", channel: "private-store-1" }).auth).not.toBe(
      sign({ socketId: "1.2", channel: "private-store-2" }).auth,
    );
    expect(() => sign({ socketId: "1.2", channel: "open" })).toThrow(RangeError);
    expect(() => sign({ socketId: "1.2:private-store-1", channel: "private-store-1" })).toThrow(RangeError);
    expect(() => sign({ socketId: "1.2", channel: "presence-store-1" })).toThrow(RangeError);
    expect(() => sign({ socketId: "1.2", channel: "private-store-1", member: aMember("user-1") })).toThrow(RangeError);
  });
}
