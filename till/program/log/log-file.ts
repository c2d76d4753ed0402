/** The till's log on disk: a file that is put aside when it is full, and a few of those. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { withoutPeople } from "./without-people.ts";

export type LogFileOptions = {
  folder: string;
  /** A file that has reached it is put aside. */
  mostBytes?: number;
  /** With the one that is written. */
  mostFiles?: number;
};

const longestLine = 4000;

export class LogFile {
  readonly #folder: string;
  readonly #mostBytes: number;
  readonly #mostFiles: number;
  #bytes: number;

  constructor({ folder, mostBytes = 1_000_000, mostFiles = 5 }: LogFileOptions) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#folder = folder;
    this.#mostBytes = mostBytes;
    this.#mostFiles = mostFiles;
    this.#bytes = statSync(this.#path(0), { throwIfNoEntry: false })?.size ?? 0;
  }

  /** A disk that is full stops the log, never the till. */
  write(line: string): void {
    const text = `${withoutPeople(line.trimEnd()).slice(0, longestLine)}\n`;
    const bytes = Buffer.byteLength(text);
    try {
      if (this.#bytes > 0 && this.#bytes + bytes > this.#mostBytes) {
        this.#rotate();
      }
      appendFileSync(this.#path(0), text, { mode: 0o600 });
      this.#bytes += bytes;
    } catch (error) {
      this.#bytes = statSync(this.#path(0), { throwIfNoEntry: false })?.size ?? 0;
      process.stderr.write(`The log cannot be written: ${String(error)}\n`);
    }
  }

  /** The newest lines, whole ones, at most so many bytes. */
  tail(mostBytes: number): string {
    const parts: string[] = [];
    let bytes = 0;
    for (let at = 0; at < this.#mostFiles && bytes <= mostBytes; at += 1) {
      const text = existsSync(this.#path(at)) ? readFileSync(this.#path(at), "utf8") : "";
      parts.unshift(text);
      bytes += Buffer.byteLength(text);
    }
    const whole = Buffer.from(parts.join(""));
    if (whole.length <= mostBytes) {
      return whole.toString();
    }
    const firstLine = whole.indexOf("\n", whole.length - mostBytes - 1) + 1;
    return whole.subarray(firstLine).toString();
  }

  #rotate(): void {
    rmSync(this.#path(this.#mostFiles - 1), { force: true });
    for (let at = this.#mostFiles - 2; at >= 0; at -= 1) {
      if (existsSync(this.#path(at))) {
        renameSync(this.#path(at), this.#path(at + 1));
      }
    }
    this.#bytes = 0;
  }

  #path(at: number): string {
    return join(this.#folder, at === 0 ? "till.log" : `till.${at}.log`);
  }
}
