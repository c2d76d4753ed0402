import net from "node:net";

/** Speaks just enough of PostgreSQL's protocol to accept a connection and report a version. */
export async function startOldPostgres(versionNumber: string): Promise<{ url: string; stop(): void }> {
  const server = net.createServer((socket) => {
    socket.on("error", () => socket.destroy());
    // The first message has no letter, so it is never taken for a query ("Q").
    socket.on("data", (data: Buffer) => socket.write(data[0] === 0x51 ? buildResponse(versionNumber) : greeting));
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
  return { url: `postgres://shop:secret@127.0.0.1:${port}/hangtag`, stop: () => void server.close() };
}

const ready = message("Z", Buffer.from("I"));
const greeting = Buffer.concat([message("R", Buffer.alloc(4)), ready]);

/** One row with one column of text, as the simple protocol sends it. */
function buildResponse(text: string): Buffer {
  const column = Buffer.concat([
    int16(1),
    Buffer.from("version\0"),
    int32(0),
    int16(0),
    int32(25),
    int16(-1),
    int32(-1),
    int16(0),
  ]);
  const row = Buffer.concat([int16(1), int32(text.length), Buffer.from(text)]);
  return Buffer.concat([message("T", column), message("D", row), message("C", Buffer.from("SELECT 1\0")), ready]);
}

function message(letter: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(letter), int32(body.length + 4), body]);
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}
