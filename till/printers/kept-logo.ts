/** The store's logo as the server keeps it, with a copy on the till's disk, so that receipts have it while the server is away. */
import { join } from "node:path";
import { z } from "zod";
import { logoAnswer, logoPath, type LogoAnswer } from "#common/pos/pos-logo.ts";
import { isWholePicture, type DotPicture } from "#common/printing/dot-picture.ts";
import { readIfThere, writeAtomic } from "#till/atomic-file.ts";
import type { ServerLine } from "#till/line/server-line.ts";
import type { TillLog } from "#till/till-log.ts";

type KeptLogoOptions = { folder: string; storeId: number; line: ServerLine; token: string; log: TillLog };

const keptLogo = logoAnswer.extend({ storeId: z.int() });

export class KeptLogo {
  readonly #options: KeptLogoOptions;
  readonly #path: string;
  #kept: Promise<LogoAnswer> | null = null;
  #fetching: Promise<void> | null = null;

  constructor(options: KeptLogoOptions) {
    this.#options = options;
    this.#path = join(options.folder, "logo.json");
  }

  async read(): Promise<DotPicture | null> {
    const { logo } = await this.#load();
    if (logo === null) {
      return null;
    }
    const { width, height, dataBase64 } = logo;
    const picture = { width, height, dots: Buffer.from(dataBase64, "base64") };
    return isWholePicture(picture) ? picture : null;
  }

  /** Fetches the logo when the server names another version than the kept one; one that fails waits for the next call. */
  async follow(version: number): Promise<void> {
    const kept = await this.#load();
    if (kept.version !== version) {
      this.#fetching ??= this.#fetch().finally(() => {
        this.#fetching = null;
      });
      await this.#fetching;
    }
  }

  async #fetch(): Promise<void> {
    const { line, token, log, storeId } = this.#options;
    const result = await line.call({ path: logoPath, answer: logoAnswer, token });
    if (result.kind !== "answer") {
      log.warn("the logo could not be fetched", { reason: result.text });
      return;
    }
    await writeAtomic(this.#path, JSON.stringify({ storeId, ...result.body }));
    this.#kept = Promise.resolve(result.body);
  }

  #load(): Promise<LogoAnswer> {
    this.#kept ??= this.#readKept();
    return this.#kept;
  }

  /** What another store printed is nothing to this one; a copy that is damaged is fetched again. */
  async #readKept(): Promise<LogoAnswer> {
    const none = { version: 0, logo: null };
    try {
      const text = await readIfThere(this.#path);
      const kept = text === null ? null : keptLogo.parse(JSON.parse(text));
      return kept !== null && kept.storeId === this.#options.storeId ? kept : none;
    } catch (error) {
      this.#options.log.warn("the kept logo cannot be read", { reason: String(error) });
      return none;
    }
  }
}
