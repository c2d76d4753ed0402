import http from "node:http";

/** Stands before the program; once switched, it serves a service worker that differs, as the next version's would. */
export type NextVersionProxy = { url: string; release(): void; stop(): void };

export async function startNextVersionProxy(program: string): Promise<NextVersionProxy> {
  let isReleased = false;
  const server = http.createServer((request, response) => {
    // Whole answers only: neither packed nor "not modified".
    const headers = without(request.headers, ["accept-encoding", "if-none-match", "if-modified-since"]);
    const forwarded = http.request(
      new URL(request.url ?? "/", program),
      { method: request.method, headers },
      (upstream) => {
        response.writeHead(upstream.statusCode ?? 502, without(upstream.headers, ["content-length"]));
        upstream.on("data", (part: Buffer) => response.write(part));
        upstream.on("end", () =>
          response.end(isReleased && request.url === "/service-worker.js" ? "\n// the next version" : ""),
        );
      },
    );
    forwarded.on("error", () => response.destroy());
    request.pipe(forwarded);
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
