import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";
import { createHttp } from "./http.ts";
import { addWebFiles } from "./web-files.ts";

const head = '\n      document.title = "1 < 2";\n    ';
const start = "const files = [];";
const page = `<html><head><script>${head}</script><script>${start}</script>
<script type="module" crossorigin src="/assets/main-1.js"></script></head></html>`;

let folder = "";
let http: FastifyInstance;

beforeAll(async () => {
  folder = await temporaryFolder("web-files");
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), page);
  await writeFile(join(folder, "icon.svg"), "<svg/>");
  await writeFile(join(folder, "assets/main-1.js"), "1;");
  http = await serve("http://hangtag.test", folder);
});
afterAll(async () => {
  await http.close();
  await rm(folder, { recursive: true, force: true });
});

async function serve(publicUrl: string, files?: string): Promise<FastifyInstance> {
  const server = await createHttp({ log: pino({ level: "silent" }), publicUrl });
  server.get("/api/vue/day", async () => ({ sales: 1 }));
  await addWebFiles(server, files === undefined ? {} : { folder: files });
  return server;
}

const get = (url: string, headers: Record<string, string> = {}) => http.inject({ url, headers });

test.each([
  "/.env",
  "/.git/config",
  "/%2eenv",
  "/s/1/.hidden/daybook",
  "/backup.sql",
  "/wp-login.php?a=1",
  "/s/1/daybook.json",
  "/favicon.ico",
  "/assets/main-2.js",
  "/metrics",
  "/api/nothing",
])("%s is not a screen and returns 404", async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test("an address that cannot be decoded returns 400", async () => {
  expect((await get("/%E0%A4%A")).statusCode).toBe(400);
});

test.each(["/", "/s/1/daybook", "/s/1/team?person=7.5", "/auth/login?go=%2Fs%2F1%2Fdaybook.x", "/s/1/scan/"])(
  "%s is a screen's address and gets the application",
  async (url) => {
    const response = await get(url);
    expect([response.statusCode, response.body]).toEqual([200, page]);
    expect(response.headers["cache-control"]).toBe("no-cache");
  },
);

test("only the page's own scripts may run, wherever the page comes from", async () => {
  const toSource = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  for (const url of ["/s/1/daybook", "/index.html"]) {
    const policy = String((await get(url)).headers["content-security-policy"]);
    const scripts = policy.split("; ").find((part) => part.startsWith("script-src"));
    expect(scripts).toBe(`script-src 'self' 'wasm-unsafe-eval' ${toSource(head)} ${toSource(start)}`);
  }
});

test("responses are not cached, files are", async () => {
  const cache = async (url: string) => (await get(url)).headers["cache-control"];
  expect(await cache("/api/vue/day")).toBe("no-store");
  expect(await cache("/api/nothing")).toBe("no-store");
  expect(await cache("/assets/main-1.js")).toBe("public, max-age=31536000, immutable");
  expect(await cache("/icon.svg")).toBe("no-cache");
});

test("strict transport security is sent over TLS only", async () => {
  const strict = async (headers: Record<string, string>) =>
    (await get("/", headers)).headers["strict-transport-security"];
  expect(await strict({})).toBeUndefined();
  expect(await strict({ "x-forwarded-proto": "https" })).toBe("max-age=31536000");
  const tls = await serve("https://hangtag.test");
  expect((await tls.inject("/api/vue/day")).headers["strict-transport-security"]).toBe("max-age=31536000");
  const byStranger = await http.inject({
    url: "/",
    headers: { "x-forwarded-proto": "https" },
    remoteAddress: "203.0.113.7",
  });
  expect(byStranger.headers["strict-transport-security"]).toBeUndefined();
  await tls.close();
});
