import net from "node:net";

/** Below the ports from which the system takes those of outgoing connections: one of these stays ours while a process is dead. */
const from = 20_000;
const to = 30_000;

let next = from + (process.pid % (to - from));

/** Resolves to a free port that nothing takes by accident. */
export async function steadyPort(): Promise<number> {
  for (;;) {
    next = next + 1 < to ? next + 1 : from;
    if (await isFree(next)) {
      return next;
    }
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once("error", () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
