import { Socket } from "node:net";

type Write = Socket["write"];

/**
 * A socket that sends what one turn of the event loop writes as one packet. A screen that is read in one go asks twenty
 * statements of one connection at once; sent one by one, the calls of the operating system cost more than the statements.
 */
export function gatheringSocket(): Socket {
  const socket = new Socket();
  const write: Write = socket.write.bind(socket);
  let isGathering = false;
  const gather = (...parameters: Parameters<Write>): boolean => {
    if (!isGathering) {
      isGathering = true;
      socket.cork();
      // Ticks come after the promises of the turn have run, so everything that they write is gathered too.
      process.nextTick(() => {
        isGathering = false;
        socket.uncork();
      });
    }
    return write(...parameters);
  };
  // Not before: connecting gives a socket its own `write` back.
  socket.once("connect", () => Object.assign(socket, { write: gather }));
  return socket;
}
