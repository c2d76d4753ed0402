/**
 * Takes the version that the server offers: checked, unpacked beside, tried, and only then the one that starts. Whatever
 * is killed when, `current` names a version that came up before.
 */
import { join } from "node:path";
import { z } from "zod";
import { packagesAnswer, packagesPath, type PackageManifest } from "#common/pos/pos-packages.ts";
import { readIfThere, writeAtomic } from "#till/atomic-file.ts";
import { serverLine } from "#till/line/server-line.ts";
import type { TillLog } from "#till/till-log.ts";
import type { ProgramSettings } from "#till/program/program-settings.ts";
import { commandOf, switchVersion, type ProgramPlaces, type Release } from "#till/program/program-places.ts";
import { BadPackage, fetchPackage, unpackPackage } from "./fetch-package.ts";
import { isSigned } from "./package-check.ts";
import { tryVersion } from "./try-version.ts";
import { chooseUpdate, type TrialMemory } from "./update-rules.ts";

/** What the status page says of updates. */
export type UpdateState =
  | { kind: "unknown" }
  | { kind: "newest"; checkedAt: Date }
  | { kind: "fetching"; version: string }
  | { kind: "waiting"; version: string; since: Date }
  | { kind: "trying"; version: string }
  | { kind: "refused"; version: string; reason: string }
  | { kind: "unreachable"; reason: string };

export type UpdaterOptions = {
  release: Release;
  places: ProgramPlaces;
  data: string;
  log: TillLog;
  /** The till stands still while a new version is tried: two of them would send the same rows. */
  stopTill: () => Promise<void>;
  startTill: () => void;
};

const memorySchema = z.record(z.string(), z.object({ tries: z.int().min(0), isBad: z.boolean() }));
/** Of the last switch, so that a version that falls over in its first minutes is left again. */
const switchSchema = z.object({ at: z.coerce.date<Date | string>(), sha256: z.string() }).nullable().default(null);
const updatesFile = z.object({ memory: memorySchema.default({}), lastSwitch: switchSchema });
type UpdatesFile = z.infer<typeof updatesFile>;

export class Updater {
  readonly #options: UpdaterOptions;
  #state: UpdateState = { kind: "unknown" };
  #ready: PackageManifest | null = null;

  constructor(options: UpdaterOptions) {
    this.#options = options;
  }

  get state(): UpdateState {
    return this.#state;
  }

  /** Asks the server, and fetches what it has that is newer. */
  async check({ server, updates }: ProgramSettings): Promise<void> {
    const { release } = this.#options;
    if (server === null || this.#state.kind === "trying" || this.#state.kind === "fetching") {
      return;
    }
    const offered = await this.#offer(server);
    if (offered === undefined) {
      return;
    }
    const { memory } = await this.#read();
    const choice = chooseUpdate({ offered, running: release.version, allowsOlder: updates.allowsOlder, memory });
    if (offered === null || choice === "none") {
      this.#state = { kind: "newest", checkedAt: new Date() };
      this.#ready = null;
    } else if (choice === "bad") {
      this.#refuse(offered, "It didn't come up on this computer, or never arrived whole");
    } else if (!isSigned(offered, release.publicKey)) {
      this.#refuse(offered, "Its signature isn't ours");
    } else if (this.#ready?.sha256 !== offered.sha256) {
      await this.#fetch(server, offered);
    }
  }

  /** Tries the version that lies ready. True when it came up: this process then ends, and the next start starts it. */
  async apply(trialSeconds: number): Promise<boolean> {
    const { places, release, data, log, stopTill, startTill } = this.#options;
    const manifest = this.#ready;
    if (manifest === null) {
      return false;
    }
    const { version } = manifest;
    await this.#remember(manifest);
    this.#state = { kind: "trying", version };
    log.info("a new version is tried", { version });
    await stopTill();
    const problem = await tryVersion({ ...commandOf(places, { ...release, version }), data, log, trialSeconds });
    if (problem === null) {
      await this.#save({ ...(await this.#read()), lastSwitch: { at: new Date(), sha256: manifest.sha256 } });
      await switchVersion(places, version, release.version);
      log.info("the new version is in use", { version });
      return true;
    }
    this.#ready = null;
    this.#refuse(manifest, problem);
    startTill();
    return false;
  }

  /** When this version was switched to; null when it was installed. */
  async switchedAt(): Promise<Date | null> {
    return (await this.#read()).lastSwitch?.at ?? null;
  }

  /** Leaves the version that runs, which is not tried again. */
  async goBackTo(previous: string): Promise<void> {
    const { places, release, log } = this.#options;
    const file = await this.#read();
    const { lastSwitch, memory } = file;
    const bad = lastSwitch === null ? {} : { [lastSwitch.sha256]: { tries: 0, isBad: true } };
    await this.#save({ memory: { ...memory, ...bad }, lastSwitch: null });
    log.error("this version falls over; back to the one before", { version: release.version, previous });
    await switchVersion(places, previous, previous);
  }

  /** Undefined when there is no answer. */
  async #offer(server: string): Promise<PackageManifest | null | undefined> {
    const result = await serverLine(server).call({ path: packagesPath, answer: packagesAnswer });
    if (result.kind !== "answer") {
      this.#state = this.#ready === null ? { kind: "unreachable", reason: result.text } : this.#state;
      return undefined;
    }
    return result.body.packages.find(({ platform }) => platform === this.#options.release.platform) ?? null;
  }

  async #fetch(server: string, manifest: PackageManifest): Promise<void> {
    const { places, log } = this.#options;
    const { version } = manifest;
    const before = this.#state;
    this.#state = { kind: "fetching", version };
    try {
      const file = await fetchPackage({ server, manifest, folder: places.unpacking, fetch });
      await unpackPackage({ file, version, ...places });
      this.#ready = manifest;
      this.#state = { kind: "waiting", version, since: new Date() };
      log.info("a new version lies ready", { version });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (error instanceof BadPackage) {
        // A server that is just getting the package gives half of it: it has as many tries as a trial.
        await this.#remember(manifest);
      }
      this.#state = before;
      this.#refuse(manifest, reason);
    }
  }

  /** Said once, though the server offers it at every check. */
  #refuse({ version }: PackageManifest, reason: string): void {
    const { log } = this.#options;
    const before = this.#state;
    if (before.kind !== "refused" || before.version !== version || before.reason !== reason) {
      log.error("a new version was not taken", { version, reason });
    }
    this.#state = { kind: "refused", version, reason };
  }

  /** Written down before a trial, so that one that takes the computer down counts, too. */
  async #remember({ sha256 }: PackageManifest): Promise<void> {
    const file = await this.#read();
    const memory: TrialMemory = file.memory;
    const tries = (memory[sha256]?.tries ?? 0) + 1;
    await this.#save({ ...file, memory: { ...memory, [sha256]: { tries, isBad: false } } });
  }

  async #read(): Promise<UpdatesFile> {
    const text = await readIfThere(this.#file);
    return updatesFile.parse(text === null ? {} : JSON.parse(text));
  }

  #save(file: UpdatesFile): Promise<void> {
    return writeAtomic(this.#file, `${JSON.stringify(file, null, 2)}\n`);
  }

  get #file(): string {
    return join(this.#options.data, "updates.json");
  }
}
