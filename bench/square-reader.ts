/**
 * The server's reading of past sales in a process of its own, for a bench that kills it:
 * `node bench/square-reader.ts <database> <store>`, with Square's settings in the environment.
 */
import { registersProviders } from "#server/adapters/registers/registers-providers.ts";
import { readPast } from "#server/areas/registers/read-past.ts";
import { openServices } from "#server/platform/providers/provider.ts";
import { requestForStore } from "#server/platform/jobs/store-worker.ts";
import { serveProgram } from "./served-program.ts";

const [, , url = "", store = ""] = process.argv;
const services = openServices(registersProviders.map((provider) => provider.open(process.env)));
const { platform, owner, stop } = await serveProgram(url, services);
const request = await requestForStore(platform, { storeId: Number(store), reason: "bench" });
const startedAt = performance.now();
while (request !== null && (await isRunning())) {
  await readPast(request, { id: "square" });
}
process.send?.({ readingSeconds: (performance.now() - startedAt) / 1000 });
await stop();
process.disconnect();

async function isRunning(): Promise<boolean> {
  const { rowCount } = await owner.query("select 1 from register_backfills where state = 'running'");
  return rowCount === 1;
}
