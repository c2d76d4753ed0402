import { createServer } from "node:http";
import { createSchema, createYoga } from "graphql-yoga";
import { serverAudits } from "graphql-http";
import type { BenchRun, Figure } from "./figure.ts";
import { atLeast } from "./figure.ts";
import { signInHeaders } from "./sign-in.ts";

/** The audit of GraphQL over HTTP against the running program, and against a Yoga that does nothing else. */
export async function measureAudit(run: BenchRun): Promise<Figure[]> {
  const { url } = await run.program();
  // The audit says itself what it sends and takes: one check is about sending no content type at all.
  const { accept: _accept, "content-type": _contentType, ...headers } = await signInHeaders(url);
  const passed = await audit(`${url}/graphql`, headers);
  const schema = createSchema({ typeDefs: "type Query { hello: String }" });
  const yoga = createYoga({ schema, logging: false });
  const server = createServer((request, reply) => void yoga(request, reply));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const peer = await audit(`http://127.0.0.1:${port}/graphql`, {});
  server.close();
  server.closeAllConnections();
  return [
    atLeast({
      what: "GraphQL over HTTP audit, for a signed-in person",
      measured: passed,
      unit: "checks",
      bar: 61,
      peer: { name: "bare Yoga", measured: peer },
    }),
  ];
}

async function audit(url: string, headers: Record<string, string>): Promise<number> {
  const fetchFn: typeof fetch = (input, init) =>
    fetch(input, { ...init, headers: { ...headers, ...Object.fromEntries(new Headers(init?.headers)) } });
  const results = await Promise.all(serverAudits({ url, fetchFn }).map((check) => check.fn()));
  return results.filter(({ status }) => status === "ok").length;
}
