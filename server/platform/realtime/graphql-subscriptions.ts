import type { ExecutionResult } from "graphql";
import { v7 as makeId } from "uuid";
import type { Database, Sql } from "#server/platform/db/db.ts";
import type { Log } from "#server/platform/log/log.ts";
import { graphqlChannel, parseChannel } from "./channel-names.ts";
import {
  claimSubscriptions,
  deleteSubscriptions,
  insertSubscription,
  listSubscriptions,
  nextOrder,
  takeMissed,
  updateMissed,
  updateSentOrder,
} from "./graphql-subscriptions.db.ts";
import type { GraphqlSubscription, SubscriptionFilter } from "./graphql-subscriptions.db.ts";
import { MessageTooLarge } from "#server/platform/context/realtime.ts";
import type { Realtime } from "#server/platform/context/realtime.ts";

export type { GraphqlSubscription } from "./graphql-subscriptions.db.ts";

/** Executes the operation again as its user. Null when that user lost the permission, which ends the subscription. */
export type SubscriptionExecutor = (subscription: GraphqlSubscription) => Promise<ExecutionResult | null>;

/** The event on `private-graphql-{id}`; its data is `{ result, more }`, as clients of graphql-ruby expect. */
const updateEvent = "update";

type Options = { database: Database; realtime: Realtime; execute: SubscriptionExecutor; log: Log };

/**
 * GraphQL subscriptions over channels. A subscription is a row that any process executes again after one of its events,
 * sending the result to its channel. It ends when the channel is empty.
 */
export class GraphqlSubscriptions {
  readonly #options: Options;
  /** Running executions; any number of events in the meantime cause one more run. */
  readonly #running = new Map<string, { isDirty: boolean }>();
  readonly #stopListening: (() => void)[];

  constructor(options: Options) {
    this.#options = options;
    this.#stopListening = [
      options.realtime.onChannelOccupied((channel) => this.#catchUp(channel)),
      options.realtime.onChannelVacated((channel) => this.#forget(channel)),
    ];
  }

  /** Stores a subscription. Resolves to its channel, the value of the header `X-Subscription-ID`. */
  async start(request: Omit<GraphqlSubscription, "id"> & { eventNames: readonly string[] }): Promise<string> {
    const id = makeId();
    const scope = { accountIds: [request.accountId], storeIds: [request.storeId] };
    await this.#options.database.read(scope, (connection) => insertSubscription(connection, { ...request, id }));
    return graphqlChannel(id);
  }

  /** Handles a committed event. Every process may call it with every event; one of them executes. */
  async deliver(notice: { id: string; name: string; storeId: number | null }): Promise<void> {
    const { id, name, storeId } = notice;
    if (storeId === null) {
      return;
    }
    const scope = { accountIds: [], storeIds: [storeId] };
    const subscriptions = await this.#options.database.read(scope, (connection) =>
      claimSubscriptions(connection, { id, name, storeId }),
    );
    for (const subscription of subscriptions) {
      await this.#refresh(subscription);
    }
  }

  /** Refreshes the matching subscriptions after changed rights or missed events; those without permission end. */
  async refreshAll(filter: SubscriptionFilter): Promise<void> {
    const subscriptions = await this.#system((connection) => listSubscriptions(connection, filter));
    for (const subscription of subscriptions) {
      await this.#refresh(subscription);
    }
  }

  /** Ends all subscriptions of a user, for instance of one who has lost rights. */
  async endForUser(userId: number): Promise<void> {
    const ids = await this.#system((connection) => deleteSubscriptions(connection, { userId }));
    await Promise.all(ids.map((id) => this.#sayEnd(id)));
  }

  /** Deletes a subscription whose first execution was refused. */
  async withdraw(channel: string): Promise<void> {
    await this.#forget(channel);
  }

  /** Stops this process; the subscriptions stay for the others. */
  close(): void {
    this.#stopListening.forEach((stop) => stop());
  }

  async #refresh(subscription: GraphqlSubscription): Promise<void> {
    const running = this.#running.get(subscription.id);
    if (running) {
      running.isDirty = true;
      return;
    }
    const own = { isDirty: false };
    this.#running.set(subscription.id, own);
    try {
      do {
        own.isDirty = false;
        await this.#answer(subscription);
      } while (own.isDirty);
    } catch (error) {
      this.#options.log.error({ err: error, subscriptionId: subscription.id }, "A subscription could not be answered");
    } finally {
      this.#running.delete(subscription.id);
    }
  }

  async #answer(subscription: GraphqlSubscription): Promise<void> {
    const channel = graphqlChannel(subscription.id);
    if (!(await this.#isListening(subscription, channel))) {
      return;
    }
    const order = await this.#system(nextOrder);
    const result = await this.#options.execute(subscription);
    if (result === null) {
      await this.#system((connection) => deleteSubscriptions(connection, { id: subscription.id }));
      await this.#sayEnd(subscription.id);
      return;
    }
    if (await this.#system((connection) => updateSentOrder(connection, subscription, order))) {
      await this.#send(channel, result);
    }
  }

  /** Returns whether the client listens; it joins a moment after subscribing, and one that never joins is dropped. */
  async #isListening(subscription: GraphqlSubscription, channel: string): Promise<boolean> {
    const { realtime } = this.#options;
    if ((await realtime.channelInfo(channel)).isOccupied) {
      return true;
    }
    if (!(await this.#system((connection) => updateMissed(connection, subscription)))) {
      await this.#forget(channel);
      return false;
    }
    // It may have joined between the check and the mark.
    const { isOccupied } = await realtime.channelInfo(channel);
    return isOccupied && (await this.#system((connection) => takeMissed(connection, subscription.id))) !== null;
  }

  async #send(channel: string, result: ExecutionResult): Promise<void> {
    const { realtime } = this.#options;
    try {
      await realtime.trigger({ channels: [channel], event: updateEvent, data: { result, more: true } });
    } catch (error) {
      if (!(error instanceof MessageTooLarge)) {
        throw error;
      }
      const failure = { message: "The answer is too large for the channel", extensions: { code: "RESULT_TOO_LARGE" } };
      const data = { result: { errors: [failure] }, more: true };
      await realtime.trigger({ channels: [channel], event: updateEvent, data });
    }
  }

  async #sayEnd(id: string): Promise<void> {
    const data = { result: null, more: false };
    await this.#options.realtime.trigger({ channels: [graphqlChannel(id)], event: updateEvent, data });
  }

  async #catchUp(channel: string): Promise<void> {
    const parsed = parseChannel(channel);
    if (parsed?.kind !== "graphql") {
      return;
    }
    const missed = await this.#system((connection) => takeMissed(connection, parsed.subscriptionId));
    if (missed) {
      await this.#refresh(missed);
    }
  }

  async #forget(channel: string): Promise<void> {
    const parsed = parseChannel(channel);
    if (parsed?.kind === "graphql") {
      await this.#system((connection) => deleteSubscriptions(connection, { id: parsed.subscriptionId }));
    }
  }

  #system<T>(work: (connection: Sql) => Promise<T>): Promise<T> {
    return this.#options.database.read("system", work);
  }
}
