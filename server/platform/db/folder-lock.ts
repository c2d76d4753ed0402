import { createHash } from "node:crypto";
import { stat, unlink } from "node:fs/promises";
import net from "node:net";
import os from "node:os";
import path from "node:path";

/** Held until released or until the process ends, however it ends. */
export type FolderLock = { release(): Promise<void> };

/**
 * Locks the folder for this process, or returns the process id of the holder. The lock is a listening socket, because
 * the system releases it when the owner is killed, while a lock file would stay behind.
 */
export async function lockFolder(folder: string): Promise<FolderLock | { heldBy: string }> {
  const address = await lockAddress(folder);
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

/** Names the lock by the folder's inode, so that two spellings of one path share it. */
async function lockAddress(folder: string): Promise<string> {
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
    let response = "";
    const socket = net.connect(address);
    socket.setTimeout(2000, () => socket.destroy());
    socket.on("data", (data) => {
      response += data.toString();
    });
    socket.on("error", () => resolve(null));
    socket.on("close", () => resolve(response || "unknown"));
  });
}

/** Removes the socket file that a killed process leaves on systems without abstract sockets. */
async function removeDeadSocket(address: string): Promise<void> {
  if (path.isAbsolute(address) && process.platform !== "win32") {
    await unlink(address).catch(() => undefined);
  }
}
