import { randomUUID } from "node:crypto";
import type { Log } from "#server/platform/log/log.ts";
import type { RealtimeApp } from "#server/platform/realtime/channel-signatures.ts";
import type { ChannelHub } from "./channel-hub.ts";
import { checkSignin, checkSubscription, clientEventRefusal } from "./client-requests.ts";
import type { Connection } from "./connection.ts";
import {
  closeCodes,
  protocolFrame,
  readClientMessage,
  readSubscribe,
  readUnsubscribe,
  subscriptionErrorFrame,
} from "./pusher-protocol.ts";
import type { ClientMessage } from "./pusher-protocol.ts";
import type { RealtimeBus } from "./realtime-bus.ts";

type ConversationOptions = {
  connection: Connection;
  hub: ChannelHub;
  app: RealtimeApp;
  bus: RealtimeBus;
  log: Log;
  settings: { clientEventsPerSecond: number; nowMs: () => number };
};

/** Handles the messages of one accepted client. */
export class Conversation {
  readonly #options: ConversationOptions;

  constructor(options: ConversationOptions) {
    this.#options = options;
  }

  /** Handles one raw message of the socket. */
  receive(text: string): void {
    const { connection, hub, settings } = this.#options;
    connection.markActive(settings.nowMs());
    const message = readClientMessage(text);
    if (!message) {
      connection.sendError(closeCodes.unauthorized, "Not a message of the protocol");
      return;
    }
    switch (message.event) {
      case "pusher:ping":
        connection.send(protocolFrame("pusher:pong", {}));
        return;
      case "pusher:pong":
        return;
      case "pusher:subscribe":
        this.#subscribe(message.data);
        return;
      case "pusher:unsubscribe":
        hub.leave(connection, readUnsubscribe(message.data)?.channel ?? "");
        return;
      case "pusher:signin":
        this.#signIn(message.data);
        return;
      default:
        this.#passOn(message);
    }
  }

  #subscribe(data: unknown): void {
    const { app, connection, hub } = this.#options;
    const request = readSubscribe(data);
    if (!request) {
      connection.sendError(closeCodes.unauthorized, "A subscription names its channel");
      return;
    }
    const seat = checkSubscription(app, connection, request);
    if (seat.isAllowed) {
      hub.join(connection, request.channel, seat.member);
      return;
    }
    const { type, error, status } = seat;
    connection.send(subscriptionErrorFrame(request.channel, { type, error, status }));
    connection.sendError(closeCodes.unauthorized, error, request.channel);
  }

  #signIn(data: unknown): void {
    const { app, connection } = this.#options;
    const member = checkSignin(app, connection, data);
    if (!member) {
      connection.close(closeCodes.unauthorized, "The signature of the sign-in is not valid");
      return;
    }
    connection.signedInAs = member.id;
    connection.send(protocolFrame("pusher:signin_success", { user_data: member.text }));
  }

  #passOn(message: ClientMessage): void {
    const { bus, connection, log, settings } = this.#options;
    if (!message.event.startsWith("client-")) {
      connection.sendError(closeCodes.clientEventRejected, "Not an event that a client may send", message.channel);
      return;
    }
    const rate = { nowMs: settings.nowMs(), mostPerSecond: settings.clientEventsPerSecond };
    const refusal = clientEventRefusal(connection, message, rate);
    if (refusal !== null || message.channel === undefined) {
      connection.sendError(closeCodes.clientEventRejected, refusal ?? "", message.channel);
      return;
    }
    const memberId = connection.channels.get(message.channel) ?? undefined;
    bus
      .publish({
        kind: "event",
        id: randomUUID(),
        channels: [message.channel],
        event: message.event,
        data: message.data ?? null,
        exceptSocketId: connection.socketId,
        memberId,
      })
      .catch((error: unknown) => {
        log.warn({ err: error }, "A client event could not be passed on");
        connection.sendError(closeCodes.clientEventRejected, "Client event rejected - try again", message.channel);
      });
  }
}
