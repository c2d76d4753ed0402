/** A printer that the operating system knows: CUPS takes its bytes by `lp`, Windows by a shared printer's name. */
import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { PrinterFailure, type PrinterConnection } from "./connection.ts";

export type SpoolerOptions = {
  queue: string;
  /** Bytes in the printer's own language pass unchanged; documents are drawn by the spooler. */
  isRaw: boolean;
};

const patienceMs = 30_000;

export function spoolerConnection(options: SpoolerOptions, platform = process.platform): PrinterConnection {
  return {
    // The spooler keeps pages of a printer that stands still, and says so on its own screens.
    readStatus: () => Promise.resolve("unknown"),
    send: (bytes) => (platform === "win32" ? sendToShare(options, bytes) : sendToCups(options, bytes)),
  };
}

async function sendToCups({ queue, isRaw }: SpoolerOptions, bytes: Uint8Array): Promise<void> {
  const raw = isRaw ? ["-o", "raw"] : [];
  await run({ command: "lp", args: ["-d", queue, ...raw, "-t", "Hangtag", "-"], input: bytes, queue });
}

/** Windows passes a file on to a shared printer unchanged. */
async function sendToShare({ queue, isRaw }: SpoolerOptions, bytes: Uint8Array): Promise<void> {
  if (!isRaw) {
    throw new PrinterFailure("prints documents from the browser on this computer: choose Print there");
  }
  const folder = await mkdtemp(join(tmpdir(), "hangtag-page-"));
  try {
    const file = join(folder, "page.bin");
    await writeFile(file, bytes);
    await run({ command: "cmd.exe", args: ["/c", "copy", "/b", file, `\\\\localhost\\${queue}`], input: null, queue });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Command = { command: string; args: readonly string[]; input: Uint8Array | null; queue: string };

async function run({ command, args, input, queue }: Command): Promise<void> {
  const child = spawn(command, args, { stdio: ["pipe", "ignore", "pipe"], signal: AbortSignal.timeout(patienceMs) });
  // A program that ends before it read its input says why by its exit.
  child.stdin.on("error", () => {});
  child.stdin.end(input ?? undefined);
  const reason = firstLine(child.stderr);
  const code = await once(child, "close").then(
    ([exit]: unknown[]) => exit,
    () => null,
  );
  if (code === null) {
    throw new PrinterFailure(`can't be reached: ${command} does not answer on this computer`);
  }
  if (code !== 0) {
    throw new PrinterFailure(`was refused by this computer's print queue ${queue}: ${await reason}`);
  }
}

async function firstLine(stream: Readable): Promise<string> {
  let text = "";
  for await (const part of stream) {
    text += String(part);
  }
  return text.trim().split("\n", 1)[0]?.slice(0, 200) ?? "";
}
