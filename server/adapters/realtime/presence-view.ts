import { memberAddedFrame, memberRemovedFrame } from "./pusher-protocol.ts";

type Change = { version: number } & ({ added: { id: string; info: string } } | { removedId: string });

/**
 * The members of one presence channel as this process last sent them to its listeners. Notices and query results arrive on
 * different connections in any order, so the version decides which is newer.
 */
export class PresenceView {
  readonly #channel: string;
  #version = -1;
  #members = new Map<string, string>();
  /** Notices that arrived before the first list. */
  #early: Change[] = [];

  constructor(channel: string) {
    this.#channel = channel;
  }

  get members(): ReadonlyMap<string, string> {
    return this.#members;
  }

  /** Applies a newer list. Returns the messages that update the listeners. */
  load(version: number, members: ReadonlyMap<string, string>): string[] {
    if (version <= this.#version) {
      return [];
    }
    const before = this.#members;
    this.#version = version;
    this.#members = new Map(members);
    const removed = [...before.keys()].filter((id) => !members.has(id));
    const added = [...members].filter(([id]) => !before.has(id));
    const early = this.#early;
    this.#early = [];
    return [
      ...removed.map((id) => memberRemovedFrame(this.#channel, id)),
      ...added.map(([id, info]) => memberAddedFrame(this.#channel, { id, info })),
      ...early.flatMap((change) => this.change(change)),
    ];
  }

  /** Applies one join or leave. Returns the messages for the listeners. */
  change(change: Change): string[] {
    if (this.#version < 0) {
      this.#early.push(change);
      return [];
    }
    if (change.version <= this.#version) {
      return [];
    }
    this.#version = change.version;
    if ("added" in change) {
      this.#members.set(change.added.id, change.added.info);
      return [memberAddedFrame(this.#channel, change.added)];
    }
    return this.#members.delete(change.removedId) ? [memberRemovedFrame(this.#channel, change.removedId)] : [];
  }
}
