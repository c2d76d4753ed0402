import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { localTimeAt } from "#common/store-time.ts";
import type { RoundShop } from "#tests/endurance/round-shop.ts";
import { assetOf, hashOf, type Release } from "./program-version.ts";

/** What pages of one release ask all the time; without a cookie, so that each request may reach either process. */
export type PageTraffic = {
  /** The notes that were acknowledged, with their texts. */
  written: ReadonlyMap<string, string>;
  /** What no page would get over: anything but an answer, or a failure that it repeats itself. */
  refused: readonly string[];
  requests(): number;
  repeated(): number;
  stop(): Promise<void>;
};

/** Slower than the limit of changes that one person may make. */
const pauseMs = 250;
/** 0 is a broken connection. */
const repeatable = new Set([0, 425, 502, 503, 504]);
const mostRepeats = 2;

type Sent = { query?: string; variables?: object; extensions?: object };

export function pageTraffic(to: { url: string; shop: RoundShop; release: Release }): PageTraffic {
  const { url, shop, release } = to;
  const written = new Map<string, string>();
  const refused: string[] = [];
  let sentRequests = 0;
  let repeated = 0;
  let isStopped = false;

  /** Asks as a page does, which repeats what got no answer (web/platform/graphql/send-operation.ts). */
  async function ask(sent: Sent): Promise<boolean> {
    for (let attempt = 0; ; attempt += 1) {
      const { status, text } = await send(sent).catch((error: unknown) => ({ status: 0, text: describe(error) }));
      if (status === 200 && !text.includes('"errors"')) {
        return true;
      }
      if (!repeatable.has(status) || attempt === mostRepeats) {
        refused.push(`a page of ${release.version} got ${status} ${withoutId(text)}`);
        return false;
      }
      repeated += 1;
      await delay(300);
    }
  }

  async function send(sent: Sent): Promise<{ status: number; text: string }> {
    const response = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { ...shop.headers, "x-app-version": release.version },
      body: JSON.stringify(sent),
    });
    return { status: response.status, text: await response.text() };
  }

  async function askForFile(): Promise<void> {
    const { status } = await fetch(`${url}/${assetOf(release.version)}`);
    if (status !== 200) {
      refused.push(`a page of ${release.version} got ${status} for its file`);
    }
  }

  async function visit(): Promise<void> {
    const { date } = localTimeAt(new Date(), shop.timeZone);
    const id = randomUUID();
    const body = `Written by a page of ${release.version}`;
    const query = "mutation Note($note: NoteInput!) { addNote(note: $note) { id } }";
    const note = { query, variables: { note: { id, date, body } }, extensions: { idempotencyKey: randomUUID() } };
    if (await ask(note)) {
      written.set(id, body);
    }
    await ask({ query: "query Note($id: Uuid!) { note(id: $id) { id body } }", variables: { id } });
    for (const text of release.operations) {
      const variables = text.includes("$id") ? { id, mood: "good" } : {};
      // The page's head asks by hash; what it gets no answer to, the program behind it asks by its text.
      const byHash = { extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(text) } }, variables };
      await send(byHash).catch(() => undefined);
      await ask({ query: text, variables });
    }
    await askForFile();
    sentRequests += 3 + 2 * release.operations.length;
  }

  async function live(): Promise<void> {
    while (!isStopped) {
      await visit().catch((error: unknown) => refused.push(`a page of ${release.version}: ${describe(error)}`));
      await delay(pauseMs);
    }
  }

  const living = live();
  return {
    written,
    refused,
    requests: () => sentRequests,
    repeated: () => repeated,
    async stop() {
      isStopped = true;
      await living;
    },
  };
}

function withoutId(text: string): string {
  return text.replaceAll(/,"requestId":"[^"]+"/g, "").slice(0, 300);
}

function describe(error: unknown): string {
  return error instanceof Error ? `${error.message} (${String(error.cause)})` : String(error);
}
