import { createHash } from "node:crypto";
import { stat, unlink } from "node:fs/promises";
import net from "node:net";
import os from "node:os";
import path from "node:path";

/** Held until released or until the process ends, however it ends. */
export type FolderLock = { release(): Promise<void> };

/**
 * Takes the folder for this process, or answers with the process id of the one that has it. A listening socket is the
 * lock: the system lets go of it when its owner is killed, so unlike a file it can never be left over.
 */
export async function lockFolder(folder: string): Promise<FolderLock | { heldBy: string }> {
  const address = await addressOf(folder);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const server = await listen(address);
    if (server) {
      return { release: () => new Promise((resolve) => server.close(() => resolve())) };
    }
    const holder = await askHolder(address);
    if (holder !== null) {
      return { heldBy: holder };
    }
    await removeDeadSocket(address);
  }
  return { heldBy: "unknown" };
}

/** The folder's place on disk names the lock, so that two spellings of one path cannot both have it. */
async function addressOf(folder: string): Promise<string> {
  const { dev, ino } = await stat(folder);
  const name = `hangtag-${createHash("sha256").update(`${dev}:${ino}`).digest("hex").slice(0, 24)}`;
  if (process.platform === "linux") {
    return `\0${name}`;
  }
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), `${name}.sock`);
}

function listen(address: string): Promise<net.Server | null> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => {
      socket.on("error", () => socket.destroy());
      socket.end(String(process.pid));
    });
    server.once("error", (error) => {
      if ("code" in error && error.code === "EADDRINUSE") {
        resolve(null);
      } else {
        reject(error);
      }
    });
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

function askHolder(address: string): Promise<string | null> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = net.connect(address);
    socket.setTimeout(2000, () => socket.destroy());
    socket.on("data", (data) => {
      answer += data.toString();
    });
    socket.on("error", () => resolve(null));
    socket.on("close", () => resolve(answer || "unknown"));
  });
}

/** Only systems without sockets outside the file system keep a file after a kill; nobody answers on it. */
async function removeDeadSocket(address: string): Promise<void> {
  if (path.isAbsolute(address) && process.platform !== "win32") {
    await unlink(address).catch(() => undefined);
  }
}
