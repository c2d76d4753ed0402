import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { gatheringSocket } from "./gathering-socket.ts";

const received: Promise<string>[] = [];
const server = createServer((connection) => void received.push(text(connection)));

afterAll(() => void server.close());

test("what is written in one turn waits for the turn's end and arrives in order", async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const socket = gatheringSocket();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has an address and a port
  socket.connect((server.address() as AddressInfo).port, "127.0.0.1");
  await once(socket, "connect");
  socket.write("one ");
  await Promise.resolve();
  socket.write("two ");
  expect(socket.writableLength).toBe("one two ".length);
  await new Promise(setImmediate);
  expect(socket.writableLength).toBe(0);
  socket.end("three");
  await once(socket, "close");
  expect(await received[0]).toBe("one two three");
});
