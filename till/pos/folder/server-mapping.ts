/** The mapping that the server keeps, with a copy on the till's disk, so that it reads although the server is away. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { mappingPath } from "#common/pos/pos-mapping.ts";
import { registerMapping } from "#common/pos-files/register-mapping.ts";
import { readIfThere, writeAtomic } from "#till/atomic-file.ts";
import type { ServerLine } from "#till/line/server-line.ts";
import type { TillLog } from "#till/till-log.ts";
import type { MapSource, MapState } from "./map-source.ts";

export type ServerMappingOptions = {
  /** Where its copy is kept. */
  data: string;
  storeId: number;
  line: ServerLine;
  token: string;
  log: TillLog;
};

/** Judged when it is used, because a newer server may know kinds of files that this program does not. */
const fetched = z.object({ version: z.int().min(0), mapping: z.unknown() });
const keptMapping = fetched.extend({ storeId: z.int() });
type Kept = z.infer<typeof keptMapping>;

const noMapping = "This register has no mapping yet: drop a file on its page";

export class ServerMapping implements MapSource {
  readonly #options: ServerMappingOptions;
  readonly #path: string;
  #kept: Promise<Kept> | null = null;
  #fetching: Promise<boolean> | null = null;

  constructor(options: ServerMappingOptions) {
    this.#options = options;
    this.#path = join(options.data, "mapping.json");
  }

  async read(): Promise<MapState> {
    const { version, mapping } = await this.#load();
    if (version === 0) {
      return { problem: noMapping };
    }
    const parsed = registerMapping.safeParse(mapping);
    return parsed.success
      ? { mapping: parsed.data, version }
      : { problem: `This register's program cannot read mapping v${version}: update it. ${firstLine(parsed.error)}` };
  }

  /** Fetches the mapping when the server names another version than the kept one; one that fails waits for the next call. */
  async follow(version: number): Promise<boolean> {
    const kept = await this.#load();
    if (kept.version === version) {
      return false;
    }
    this.#fetching ??= this.#fetch().finally(() => {
      this.#fetching = null;
    });
    return this.#fetching;
  }

  async #fetch(): Promise<boolean> {
    const { line, token, log, storeId, data } = this.#options;
    const result = await line.call({ path: mappingPath, answer: fetched, token });
    if (result.kind !== "answer") {
      log.warn("the mapping could not be fetched", { reason: result.text });
      return false;
    }
    const kept = { storeId, version: result.body.version, mapping: result.body.mapping };
    await mkdir(data, { recursive: true });
    await writeAtomic(this.#path, JSON.stringify(kept));
    this.#kept = Promise.resolve(kept);
    log.info("a mapping was fetched", { version: kept.version });
    return true;
  }

  #load(): Promise<Kept> {
    this.#kept ??= this.#readKept();
    return this.#kept;
  }

  /** What another store's register read by is nothing to this one; a copy that is damaged is fetched again. */
  async #readKept(): Promise<Kept> {
    const { storeId, log } = this.#options;
    const none = { storeId, version: 0, mapping: null };
    try {
      const text = await readIfThere(this.#path);
      const kept = text === null ? none : keptMapping.parse(JSON.parse(text));
      return kept.storeId === storeId ? kept : none;
    } catch (error) {
      log.warn("the kept mapping cannot be read", { reason: error instanceof Error ? error.message : String(error) });
      return none;
    }
  }
}

function firstLine(error: z.ZodError): string {
  const [issue] = error.issues;
  return `${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`;
}
