/** A printer on the shop's network that takes bytes on a port of its own, mostly 9100. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { PrinterStatus } from "#common/pos/pos-state.ts";
import { PrinterFailure, stopText, type PrinterConnection } from "./connection.ts";
import { isStatusByte, printedRequest, readStatusBytes, statusRequest, statusRequests } from "./escpos-status.ts";

export type NetworkAddress = { host: string; port: number };

/** How long each step may take. */
export type NetworkPatience = { connectMs: number; statusMs: number; pageMs: number };

export const networkPatience: NetworkPatience = { connectMs: 5000, statusMs: 1000, pageMs: 30_000 };

const lostText = "stopped taking the page: check it, then print again";

export type NetworkOptions = {
  address: NetworkAddress;
  /** Whether it speaks ESC/POS, which has status requests; a label printer is only sent to. */
  hasStatus: boolean;
  patience?: NetworkPatience;
};

export function networkConnection(options: NetworkOptions): PrinterConnection {
  const { address, hasStatus, patience = networkPatience } = options;
  /** False once it has left the question unanswered: its later pages need not wait for it. */
  let saysPrinted = true;
  return {
    async readStatus() {
      const socket = await opened(address, patience).catch(() => null);
      if (socket === null) {
        return "unreachable";
      }
      try {
        return hasStatus ? await askStatus(socket, patience) : "unknown";
      } catch {
        return "unreachable";
      } finally {
        socket.destroy();
      }
    },
    async send(bytes) {
      const socket = await opened(address, patience);
      try {
        const status = hasStatus ? await askStatus(socket, patience) : "unknown";
        refuseStopped(status);
        await written(socket, bytes, patience);
        if (status !== "unknown" && saysPrinted) {
          saysPrinted = await waitForPage(socket, patience);
        }
        await closed(socket, patience);
      } finally {
        socket.destroy();
      }
    },
  };
}

function refuseStopped(status: PrinterStatus): void {
  const stop = stopText(status);
  if (stop !== null) {
    throw new PrinterFailure(stop);
  }
}

async function opened({ host, port }: NetworkAddress, { connectMs }: NetworkPatience): Promise<Socket> {
  const socket = connect({ host, port });
  // A line that breaks later is heard where it is waited for.
  socket.on("error", () => {});
  try {
    await once(socket, "connect", { signal: AbortSignal.timeout(connectMs) });
    return socket;
  } catch {
    socket.destroy();
    throw new PrinterFailure(`can't be reached at ${host}:${port}: check that it's on and plugged in`);
  }
}

async function askStatus(socket: Socket, patience: NetworkPatience): Promise<PrinterStatus> {
  const bytes: (number | undefined)[] = [];
  for (const kind of statusRequests) {
    socket.write(statusRequest(kind));
    const byte = await nextByte(socket, { ms: patience.statusMs, isAnswer: isStatusByte });
    bytes.push(byte);
    if (byte === undefined) {
      break;
    }
  }
  return readStatusBytes(bytes);
}

/** False when the printer can print and still does not say that it did: not every one knows the question. */
async function waitForPage(socket: Socket, patience: NetworkPatience): Promise<boolean> {
  socket.write(printedRequest);
  const byte = await nextByte(socket, { ms: patience.pageMs, isAnswer: () => true });
  if (byte !== undefined) {
    return true;
  }
  const status = await askStatus(socket, patience);
  refuseStopped(status);
  if (status === "unknown") {
    throw new PrinterFailure(lostText);
  }
  return false;
}

/** Undefined when none comes in time or the line is closed. */
async function nextByte(
  socket: Socket,
  { ms, isAnswer }: { ms: number; isAnswer: (byte: number) => boolean },
): Promise<number | undefined> {
  const closing = new AbortController();
  const close = () => closing.abort();
  const ended = AbortSignal.any([AbortSignal.timeout(ms), closing.signal]);
  socket.once("close", close);
  try {
    while (!socket.destroyed) {
      const [data] = await once(socket, "data", { signal: ended });
      const byte = Buffer.isBuffer(data) ? data.find(isAnswer) : undefined;
      if (byte !== undefined) {
        return byte;
      }
    }
    return undefined;
  } catch {
    return undefined;
  } finally {
    socket.off("close", close);
  }
}

async function written(socket: Socket, bytes: Uint8Array, { pageMs }: NetworkPatience): Promise<void> {
  const taken = new Promise<void>((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
  await inTime(taken, pageMs);
}

/** A printer that breaks the line before it has read all lost the page; one that never closes it did not. */
async function closed(socket: Socket, { statusMs }: NetworkPatience): Promise<void> {
  socket.end();
  socket.resume();
  if (socket.closed) {
    return;
  }
  const late = AbortSignal.timeout(statusMs);
  await once(socket, "close", { signal: late }).catch(() => {
    if (!late.aborted) {
      throw new PrinterFailure(lostText);
    }
  });
}

async function inTime(work: Promise<unknown>, ms: number): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("too late")), ms);
  try {
    await Promise.race([work, late.promise]);
  } catch {
    throw new PrinterFailure(lostText);
  } finally {
    clearTimeout(timer);
  }
}
