import { existsSync } from "node:fs";
import path from "node:path";

/** Where Debian, Fedora, and Homebrew on either kind of Mac put it. */
const serverFolders = ["/usr/sbin", "/usr/libexec", "/usr/local/bin", "/opt/homebrew/bin"];
const installFolders = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"];

/** The server, and the program that prepares an empty data folder for it; null when it is not installed. */
export function mariadbPaths(): { server: string; install: string } | null {
  const findProgram = (folders: readonly string[], name: string) =>
    folders.map((folder) => path.join(folder, name)).find((place) => existsSync(place));
  const server = findProgram(serverFolders, "mariadbd");
  const install = findProgram(installFolders, "mariadb-install-db");
  return server === undefined || install === undefined ? null : { server, install };
}
