import http from "node:http";

/** Stands before the program; once told to, it serves a service worker that differs, as the next version's would. */
export type NextVersionProxy = { url: string; release(): void; stop(): void };

export async function startNextVersionProxy(program: string): Promise<NextVersionProxy> {
  let isReleased = false;
  const server = http.createServer((asked, answer) => {
    // Whole answers only: neither packed nor "not modified".
    const headers = without(asked.headers, ["accept-encoding", "if-none-match", "if-modified-since"]);
    const forwarded = http.request(new URL(asked.url ?? "/", program), { method: asked.method, headers }, (came) => {
      answer.writeHead(came.statusCode ?? 502, without(came.headers, ["content-length"]));
      came.on("data", (part: Buffer) => answer.write(part));
      came.on("end", () => answer.end(isReleased && asked.url === "/service-worker.js" ? "\n// the next version" : ""));
    });
    forwarded.on("error", () => answer.destroy());
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    release: () => {
      isReleased = true;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function without(headers: http.IncomingHttpHeaders, names: readonly string[]): http.OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
