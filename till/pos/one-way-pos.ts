import { join } from "node:path";
import type { BusinessDate } from "#common/business-date.ts";
import type { ExportMap } from "#common/pos-files/export-map.ts";
import { mapCapabilities, unmappedCapabilities } from "#common/pos-files/map-capabilities.ts";
import type { PosCapabilities } from "#common/pos/pos-capabilities.ts";
import type { PosAdapter, PosFeed } from "./pos.ts";
import { SentFacts } from "./sent/sent-facts.ts";

/** A point of sale whose files or database are read: it only gives its rows, and no message reaches it. */
export abstract class OneWayPos implements Pick<PosAdapter, "resend" | "capabilities" | Messages> {
  protected readonly sent: SentFacts;
  #feed: PosFeed | null = null;
  /** One sending at a time: a day that is sent again must not overtake its newer tickets. */
  #turn: Promise<unknown> = Promise.resolve();

  /** @param data where the till keeps what it has read */
  protected constructor(data: string) {
    this.sent = new SentFacts(join(data, "days"));
  }

  async resend(date: BusinessDate): Promise<void> {
    const feed = this.#feed;
    if (feed === null) {
      throw new Error("The point of sale is not running");
    }
    await this.inTurn(() => this.sent.resend(date, feed));
  }

  /** Of the maps by which it is read; null while there are none. */
  protected abstract maps(): readonly ExportMap[] | null;

  capabilities(): PosCapabilities {
    const maps = this.maps();
    return maps === null ? unmappedCapabilities : mapCapabilities(maps);
  }

  checkIn(): Promise<never> {
    return Promise.reject(new Error("This register takes no check-ins: open the buy there by hand"));
  }

  async checkInStatus() {
    return { status: "unknown" as const, posBuyId: null };
  }

  async lookupCustomer() {
    return { customers: [] };
  }

  async listEmployees() {
    return { employees: [] };
  }

  protected runs(feed: PosFeed): void {
    this.#feed = feed;
  }

  protected inTurn(act: () => Promise<void>): Promise<void> {
    const turn = this.#turn.then(act);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }
}

type Messages = "checkIn" | "checkInStatus" | "lookupCustomer" | "listEmployees";
