import { Socket } from "node:net";

type Write = Socket["write"];

/**
 * Creates a socket that sends all writes of one event loop turn as one packet. A screen runs some twenty statements on one
 * connection at once; sent separately, the system calls would cost more than the statements.
 */
export function gatheringSocket(): Socket {
  const socket = new Socket();
  const write: Write = socket.write.bind(socket);
  let isGathering = false;
  const gather = (...parameters: Parameters<Write>): boolean => {
    if (!isGathering) {
      isGathering = true;
      socket.cork();
      // nextTick runs after the promises of the turn, so their writes are gathered too.
      process.nextTick(() => {
        isGathering = false;
        socket.uncork();
      });
    }
    return write(...parameters);
  };
  // Only after connecting, because connecting restores the original `write`.
  socket.once("connect", () => Object.assign(socket, { write: gather }));
  return socket;
}
