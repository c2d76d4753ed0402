import type { WebSocket } from "ws";
import { errorFrame } from "./pusher-protocol.ts";

/** A client that reads slower than it is sent to is let go; it reconnects and asks for what it missed. */
const maxBufferedBytes = 1024 * 1024;

/** One socket: what it listens to and when it was last heard. No timers of its own; the server sweeps them all. */
export class Connection {
  readonly socketId: string;
  /** Channels it is on or on its way to, each with its member id on presence channels. */
  readonly channels = new Map<string, string | null>();
  /** Whose permissions it has: it is closed with any of them. */
  readonly owners = new Set<string>();
  /** Whose socket it is, after it has signed in. */
  signedInAs: string | null = null;
  heardAtMs: number;
  isPinged = false;
  readonly #socket: WebSocket;
  #clientEvents = { secondMs: 0, count: 0 };

  constructor(socket: WebSocket, socketId: string, nowMs: number) {
    this.#socket = socket;
    this.socketId = socketId;
    this.heardAtMs = nowMs;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** The text may come as the bytes of its UTF-8, made once for all who get it. */
  send(frame: string | Buffer): void {
    if (!this.isOpen) {
      return;
    }
    if (this.#socket.bufferedAmount > maxBufferedBytes) {
      this.#socket.terminate();
      return;
    }
    this.#socket.send(frame, { binary: false });
  }

  sendError(code: number, message: string, channel?: string): void {
    this.send(errorFrame(code, message, channel));
  }

  /** Says why before it closes: a browser's code cannot always read the reason of a close. */
  close(code: number, message: string): void {
    this.sendError(code, message);
    this.#socket.close(code, message);
  }

  markActive(nowMs: number): void {
    this.heardAtMs = nowMs;
    this.isPinged = false;
  }

  /** Counts a client event; false when it is one too many in its second. */
  mayTrigger(nowMs: number, mostPerSecond: number): boolean {
    if (nowMs - this.#clientEvents.secondMs >= 1000) {
      this.#clientEvents = { secondMs: nowMs, count: 0 };
    }
    this.#clientEvents.count += 1;
    return this.#clientEvents.count <= mostPerSecond;
  }

  isMember(memberId: string): boolean {
    return this.signedInAs === memberId || this.owners.has(memberId) || [...this.channels.values()].includes(memberId);
  }
}
