import type { WebSocket } from "ws";
import { errorFrame } from "./pusher-protocol.ts";

/** A client that reads too slowly is disconnected; it reconnects and refetches what it missed. */
const maxBufferedBytes = 1024 * 1024;

/** One socket with its channels and its last activity. It has no timers, because the server sweeps all sockets. */
export class Connection {
  readonly socketId: string;
  /** Joined and joining channels, with the member id on presence channels. */
  readonly channels = new Map<string, string | null>();
  /** The owners whose permissions it has; it closes with any of them. */
  readonly owners = new Set<string>();
  /** The signed-in member. */
  signedInAs: string | null = null;
  lastActivityMs: number;
  isPinged = false;
  readonly #socket: WebSocket;
  #clientEvents = { secondMs: 0, count: 0 };

  constructor(socket: WebSocket, socketId: string, nowMs: number) {
    this.#socket = socket;
    this.socketId = socketId;
    this.lastActivityMs = nowMs;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** The frame may be UTF-8 bytes, encoded once for all recipients. */
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

  /** Sends the reason before it closes, because browser code cannot always read the close reason. */
  close(code: number, message: string): void {
    this.sendError(code, message);
    this.#socket.close(code, message);
  }

  markActive(nowMs: number): void {
    this.lastActivityMs = nowMs;
    this.isPinged = false;
  }

  /** Counts a client event. Returns false above the limit per second. */
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
