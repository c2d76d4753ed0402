import { createReadStream, existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";

const kinds: Record<string, string> = { ".html": "text/html; charset=utf-8", ".js": "text/javascript" };

/** React that draws one heading: built as the product is, packed as the product is, on a server that does nothing else. */
export async function emptyPage(): Promise<{ url: string; close(): void }> {
  const folder = await temporaryFolder("empty-page");
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, "../peers/empty-page"),
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true },
    logLevel: "warn",
  });
  await pack(folder);
  const server = createServer((request, reply) => {
    const file = path.join(folder, request.url === "/" || request.url === undefined ? "index.html" : request.url);
    if (!existsSync(file)) {
      reply.writeHead(404).end();
      return;
    }
    const encoding = String(request.headers["accept-encoding"]).includes("br") ? "br" : "gzip";
    reply.writeHead(200, { "content-type": kinds[path.extname(file)], "content-encoding": encoding });
    createReadStream(`${file}.${encoding === "br" ? "br" : "gz"}`).pipe(reply);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "localhost", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://localhost:${port}/`,
    close() {
      server.closeAllConnections();
      server.close();
      void rm(folder, { recursive: true, force: true });
    },
  };
}

async function pack(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (path.extname(name) in kinds) {
      const file = path.join(folder, name);
      const content = await readFile(file);
      await writeFile(`${file}.br`, brotliCompressSync(content));
      await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }));
    }
  }
}
