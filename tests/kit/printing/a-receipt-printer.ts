import { createServer, type AddressInfo, type Socket } from "node:net";

export type ReceiptPrinterState = {
  /** What it answers to DLE EOT 1, 2 and 4; null when it does not know the request. */
  status: readonly [printer: number, cause: number, paper: number] | null;
  /** Whether it says that what it took came out. */
  saysPrinted: boolean;
  /** How it is once it has taken a page. */
  statusAfterPage: ReceiptPrinterState["status"];
  /** After so many bytes it cuts the line. */
  breaksAfterBytes: number;
};

const fine = [0x12, 0x12, 0x12] as const;
const statusKinds = [1, 2, 4];

/** A printer of receipts on a port: keeps what it was sent and answers as Epson's do. */
export async function aReceiptPrinter(given: Partial<ReceiptPrinterState> = {}) {
  const state: ReceiptPrinterState = {
    status: fine,
    saysPrinted: true,
    statusAfterPage: fine,
    breaksAfterBytes: Number.POSITIVE_INFINITY,
    ...given,
  };
  const pages: Buffer[] = [];
  const sockets = new Set<Socket>();
  const seen = { open: 0, mostOpen: 0, questions: 0 };
  const server = createServer((socket) => {
    seen.open += 1;
    seen.mostOpen = Math.max(seen.mostOpen, seen.open);
    sockets.add(socket);
    const parts: Buffer[] = [];
    socket.on("error", () => {});
    socket.on("data", (data) => take(data, { socket, parts, state, seen }));
    // Before the line is closed, so that the page is here when its sender goes on.
    socket.on("end", () => {
      const page = Buffer.concat(parts);
      if (page.length > 0) {
        pages.push(page);
      }
    });
    socket.on("close", () => {
      seen.open -= 1;
      sockets.delete(socket);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return {
    state,
    pages,
    seen,
    port: portOf(server.address()),
    async stop(): Promise<void> {
      sockets.forEach((socket) => socket.destroy());
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

type Line = { socket: Socket; parts: Buffer[]; state: ReceiptPrinterState; seen: { questions: number } };

function take(data: Buffer, line: Line): void {
  const [first, second, kind = 0] = data;
  if (data.length === 3 && first === 0x10 && second === 0x04) {
    sayStatus(kind, line);
  } else {
    takePage(data, line);
  }
}

function sayStatus(kind: number, { socket, state }: Line): void {
  const answer = state.status?.[statusKinds.indexOf(kind)];
  if (answer !== undefined) {
    socket.write(Uint8Array.of(answer));
  }
}

function takePage(data: Buffer, { socket, parts, state, seen }: Line): void {
  const wantsAnswer = data.subarray(-3).equals(Buffer.from([0x1d, 0x72, 1]));
  seen.questions += wantsAnswer ? 1 : 0;
  const page = wantsAnswer ? data.subarray(0, -3) : data;
  if (page.length > 0) {
    parts.push(page);
    state.status = state.status && state.statusAfterPage;
  }
  if (Buffer.concat(parts).length > state.breaksAfterBytes) {
    socket.resetAndDestroy();
  } else if (wantsAnswer && state.saysPrinted) {
    socket.write(Uint8Array.of(0));
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") {
    throw new Error("A printer listens on a port");
  }
  return address.port;
}
