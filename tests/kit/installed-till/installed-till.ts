/** The till as a shop has it: packaged, unpacked, started by its script, used by its page. */
import { type ChildProcess, spawn } from "node:child_process";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createWriteStream } from "node:fs";
import yauzl from "yauzl";
import { unusedPort } from "#tests/kit/running-program.ts";

export type InstalledTill = {
  folder: string;
  /** Where its page is. */
  url: string;
  start(): void;
  /** Ends it as its system does; resolves when all of it is gone. */
  stop(): Promise<void>;
  /** Kills all its processes at once, so that none can put anything in order. */
  kill(): Promise<void>;
  /** The page's text as a person reads it. */
  readPage(): Promise<string>;
  /** Presses a button of the page, as its browser would. Returns the page that then shows. */
  press(to: string, fields?: Record<string, string>): Promise<string>;
  versionInUse(): Promise<string>;
  output(): string;
};

/** Unpacks a package; `settings` are those of its settings file beside the port. */
export async function installTill(zip: string, into: string, settings: object): Promise<InstalledTill> {
  await unzip(zip, into);
  const folder = path.join(into, "hangtag-till");
  const statusPort = await unusedPort();
  await mkdir(path.join(folder, "data"), { recursive: true });
  await writeFile(path.join(folder, "data/settings.json"), JSON.stringify({ statusPort, ...settings }));
  const url = `http://127.0.0.1:${statusPort}`;
  let child: ChildProcess | null = null;
  let ended: Promise<void> = Promise.resolve();
  let output = "";
  const end = async (signal: NodeJS.Signals) => {
    const group = child?.pid;
    if (group !== undefined && child?.exitCode === null && child.signalCode === null) {
      process.kill(-group, signal);
    }
    await ended;
  };
  const readHtml = async (address: string) => (await fetch(`${url}${address}`)).text();
  return {
    folder,
    url,
    start() {
      const started = spawn(path.join(folder, "hangtag-till"), ["run"], {
        env: { ...process.env, NODE_OPTIONS: "" },
        stdio: ["ignore", "pipe", "pipe"],
        detached: true,
      });
      const hear = (data: Buffer) => {
        output += data.toString();
      };
      started.stdout.on("data", hear);
      started.stderr.on("data", hear);
      ended = new Promise((resolve) => started.once("close", () => resolve()));
      child = started;
    },
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
    readPage: async () => textOf(await readHtml("/")),
    async press(to, fields = {}) {
      const [, token = ""] = /name="token"\s+value="([^"]+)"/.exec(await readHtml("/")) ?? [];
      await fetch(`${url}${to}`, {
        method: "POST",
        headers: { origin: url },
        body: new URLSearchParams({ token, ...fields }),
        redirect: "manual",
      });
      return textOf(await readHtml("/"));
    },
    versionInUse: async () => (await readFile(path.join(folder, "current"), "utf8")).trim(),
    output: () => output,
  };
}

function textOf(html: string): string {
  return html
    .replaceAll(/<(style|script|title).*?<\/\1>/gs, " ")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .replaceAll("&#39;", "'");
}

async function unzip(zip: string, into: string): Promise<void> {
  const file = await yauzl.openPromise(zip);
  for await (const entry of file.eachEntry()) {
    const to = path.join(into, entry.fileName);
    await mkdir(path.dirname(to), { recursive: true });
    await pipeline(await file.openReadStreamPromise(entry), createWriteStream(to));
    await chmod(to, entry.externalFileAttributes >>> 16);
  }
}
