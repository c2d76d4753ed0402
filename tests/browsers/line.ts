import net from "node:net";
import { unusedPort } from "#tests/kit/running-program.ts";

/** The line between a browser and the program, which can be cut: neither browser has a switch for being offline. */
export type Line = { url: string; cut(): void; mend(): Promise<void>; close(): void };

export async function startLine(program: string): Promise<Line> {
  const { hostname, port } = new URL(program);
  const ownPort = await unusedPort();
  const sockets = new Set<net.Socket>();
  let server = await listen();

  function listen(): Promise<net.Server> {
    const started = net.createServer((socket) => {
      const upstream = net.connect(Number(port), hostname);
      for (const [end, other] of [
        [socket, upstream],
        [upstream, socket],
      ] as const) {
        sockets.add(end);
        end.pipe(other);
        end.on("error", () => other.destroy());
        end.on("close", () => {
          sockets.delete(end);
          other.destroy();
        });
      }
    });
    return new Promise((resolve) => {
      started.listen(ownPort, "localhost", () => resolve(started));
    });
  }

  const cut = () => {
    server.close();
    sockets.forEach((socket) => socket.destroy());
  };
  return {
    url: `http://localhost:${ownPort}`,
    cut,
    async mend() {
      server = await listen();
    },
    close: cut,
  };
}
