/** The program around the till: its settings, its process, its page, its log and its updates. */
import { homedir } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { logPath, mostLogBytes } from "#common/pos/pos-log.ts";
import { pause } from "#till/line/back-off.ts";
import { serverLine } from "#till/line/server-line.ts";
import { tillLog, type TillLog } from "#till/till-log.ts";
import { startsWithComputer } from "./autostart/autostart.ts";
import type { LogFile } from "./log/log-file.ts";
import { deviceToken, isPaired } from "./pair-program.ts";
import { saveSettings, type ProgramSettings } from "./program-settings.ts";
import { commandOf, readVersion, type ProgramPlaces, type Release } from "./program-places.ts";
import type { PageState } from "./status-page/pages.ts";
import { Updater } from "./updates/updater.ts";
import { isQuiet, shouldGoBack } from "./updates/update-rules.ts";
import { WorkerProcess } from "./worker-process.ts";

export type ProgramOptions = {
  data: string;
  places: ProgramPlaces;
  release: Release;
  settings: ProgramSettings;
  log: LogFile;
  /** Called when the version that starts next is another one. */
  onSwitched: () => void;
};

const quietCheckMs = 5000;

export class Program {
  settings: ProgramSettings;
  readonly data: string;
  readonly version: string;
  readonly log: LogFile;
  readonly worker: WorkerProcess;
  readonly updater: Updater;
  readonly #options: ProgramOptions;
  readonly #log: TillLog;
  #crashes: Date[] = [];
  #isUpdating = false;

  constructor(options: ProgramOptions) {
    const { data, places, release, log } = options;
    this.#options = options;
    this.settings = options.settings;
    this.data = data;
    this.version = release.version;
    this.log = log;
    this.#log = tillLog("program", (line) => log.write(line));
    this.worker = new WorkerProcess({
      ...commandOf(places, release),
      data,
      onLine: (line) => log.write(line),
      onCrash: () => void this.#countCrash(),
    });
    this.updater = new Updater({
      release,
      places,
      data,
      log: this.#log,
      stopTill: () => this.worker.stop(),
      startTill: () => this.worker.start(),
    });
  }

  /** Where a person begins to look for a folder. */
  get startFolder(): string {
    const { pointOfSale } = this.settings;
    return pointOfSale?.kind === "folder" ? pointOfSale.folder : homedir();
  }

  start(): void {
    this.#log.info("the program runs", { version: this.version });
    this.worker.start();
  }

  stopTill(): Promise<void> {
    return this.worker.stop();
  }

  /** Saves what a person chose, and lets the till go on with it. */
  async change(change: Partial<ProgramSettings>): Promise<void> {
    this.settings = { ...this.settings, ...change };
    await saveSettings(this.data, this.settings);
    await this.worker.restart();
  }

  async pageState(): Promise<PageState> {
    const { worker, settings, version, updater } = this;
    return {
      version,
      server: settings.server,
      name: settings.name,
      isPaired: await isPaired(this.data),
      standing: worker.standing,
      problem: worker.problem,
      worker: worker.state,
      pointOfSale: settings.pointOfSale,
      update: updater.state,
      startsWithComputer: startsWithComputer({ root: this.#options.places.root, platform: process.platform }),
    };
  }

  /** Resolves with the reason when the server did not take it. */
  async sendLog(): Promise<string | null> {
    const { server } = this.settings;
    const token = await deviceToken(this.data);
    if (server === null || token === null) {
      return "Pair this register first";
    }
    const text = this.log.tail(mostLogBytes);
    const answer = z.object({ isTaken: z.boolean() });
    const result = await serverLine(server).call({ path: logPath, answer, body: { text }, token, gzip: true });
    if (result.kind === "answer") {
      return null;
    }
    return result.kind === "refused" && result.status === 401
      ? "This register was revoked. Pair it again with a new code."
      : `The server didn't take the log. ${result.text.slice(0, 200)}`;
  }

  /** Looks for updates now and then, and takes one when it is quiet, until `signal` ends it. */
  async keepUpdating(signal: AbortSignal): Promise<void> {
    let checkedAt = 0;
    while (!signal.aborted) {
      const { isAutomatic, everyMinutes } = this.settings.updates;
      if (isAutomatic && Date.now() - checkedAt >= everyMinutes * 60_000) {
        checkedAt = Date.now();
        await this.checkForUpdate();
      }
      if (isAutomatic && this.#isQuietNow()) {
        await this.applyUpdate();
      }
      await pause(Math.min(quietCheckMs, everyMinutes * 60_000), signal);
    }
  }

  async checkForUpdate(): Promise<void> {
    try {
      await this.updater.check(this.settings);
    } catch (error) {
      this.#log.error("updates could not be checked", { reason: String(error) });
    }
  }

  async applyUpdate(): Promise<void> {
    if (this.#isUpdating) {
      return;
    }
    this.#isUpdating = true;
    try {
      if (await this.updater.apply(this.settings.updates.trialSeconds)) {
        this.#options.onSwitched();
        await wait(0);
      }
    } catch (error) {
      this.#log.error("the update failed", { reason: String(error) });
      this.worker.start();
    } finally {
      this.#isUpdating = false;
    }
  }

  #isQuietNow(): boolean {
    const { state } = this.updater;
    if (state.kind !== "waiting") {
      return false;
    }
    const worker = this.worker.state;
    return (
      worker === null ||
      isQuiet({
        now: new Date(),
        requests: worker.requests,
        queueLength: worker.queueLength,
        readySince: state.since,
      })
    );
  }

  async #countCrash(): Promise<void> {
    const { places } = this.#options;
    this.#crashes = [...this.#crashes, new Date()].slice(-10);
    const previous = await readVersion(places, "previous");
    const goesBack = shouldGoBack(this.#crashes, await this.updater.switchedAt());
    if (goesBack && previous !== null && previous !== this.version) {
      await this.updater.goBackTo(previous);
      this.#options.onSwitched();
    }
  }
}
