import type { EmployeeRequest } from "#web/platform/employee/team-mode.rules.ts";
import { hashKey, notifyManager, QueryCache, QueryClient } from "@tanstack/react-query";
import type { QueryKey } from "@tanstack/react-query";
import { contentsOf, documentOf } from "./document.ts";
import { awaitHeadResponse, takeHeadResponse } from "./head-responses.ts";
import { operationOf } from "./operation.ts";
import type { AnyDocument, TypedDocument, Variables } from "./operation.ts";
import { withNextPage } from "./paging.ts";
import { isWhole, recordKey, recordsIn, Records } from "./records.ts";
import type { WaitingChange } from "#web/platform/outbox/outbox.rules.ts";
import { sendKeptChange, sendOperation } from "./send-operation.ts";
import type { SendOperation } from "./send-operation.ts";

/** Returns cached data of the same query under other variables to show until the response arrives. */
export type StandIn<Data, Input> = (readCached: (variables: Input) => Data | null) => Data | null;

export type Watch<Data> = {
  queryKey: QueryKey;
  queryFn: () => Promise<Data>;
  /** False for data that the page's head has just read. */
  refetchOnMount: boolean;
};

export type ChangeOptions<Data> = {
  /** `none`: may be sent without anybody active (feedback, one's own password, what managers do by login). */
  employee?: "none" | undefined;
  /** What the person does and who it most likely is, for the screen that asks for a PIN. */
  request?: EmployeeRequest | undefined;
  /** The data to show until the server responds. */
  optimistic?: Data | undefined;
  /** Describes the change in the outbox. Given with `optimistic`, the change waits there while offline. */
  mayWait?: string | undefined;
};

// Notifies screens before the awaiting caller continues, so a form that drops its values never shows older ones.
notifyManager.setScheduler(queueMicrotask);

/** How long data read by the page's head counts as fresh, in milliseconds. */
const headFreshMs = 5000;

/** The read time of data whose age is unknown, so that every record is newer. */
const longAgo = 1;

/** The cached data of one store, and the only way to read or change it. */
export class StoreData {
  readonly #requestedAt = new Map<string, number>();
  readonly queries = createQueries((hash) => this.#requestedAt.get(hash));
  readonly records = new Records();
  readonly #send: SendOperation;
  readonly #readInHead = new Map<string, number>();
  /** Refetches of this turn that are not sent yet. */
  readonly #leaving = new Map<string, Promise<void>>();
  /** Refetches that follow a request sent before the change. */
  readonly #following = new Map<string, Promise<void>>();
  /** Queries whose last response and a change disagreed. */
  readonly #settling = new Set<string>();
  /** Stale queries that are on the screen. */
  readonly #urgent = new Set<string>();

  /** @param send how operations reach the server; a test hands in its own */
  constructor(send: SendOperation = sendOperation) {
    this.#send = send;
  }

  /** Returns the query options of a document: cached data first, then the response. */
  watch<Data, Input extends Variables>(
    document: TypedDocument<Data, Input>,
    variables?: Input,
    standIn?: StandIn<Data, Input>,
  ): Watch<Data> {
    this.#takeFromHead(document, variables ?? {});
    const queryKey = keyOf(document, variables);
    if (standIn !== undefined && this.queries.getQueryData(queryKey) === undefined) {
      const placeholder = standIn((other) => this.cached(document, other));
      if (placeholder !== null) {
        this.queries.setQueryData(queryKey, placeholder, { updatedAt: longAgo });
      }
    }
    const readAt = this.#readInHead.get(hashKey(queryKey)) ?? 0;
    return {
      queryKey,
      queryFn: async () => dataOf(document, await this.#fetch(document, variables ?? {})),
      refetchOnMount: Date.now() - readAt > headFreshMs,
    };
  }

  /** Fetches from the server and caches the response. */
  async read<Data, Input extends Variables>(document: TypedDocument<Data, Input>, variables?: Input): Promise<Data> {
    const queryFn = () => this.#fetch(document, variables ?? {});
    return dataOf(document, await this.queries.fetchQuery({ queryKey: keyOf(document, variables), queryFn }));
  }

  /** Appends the page that `next` names to the cached response. */
  async readMore(
    document: TypedDocument<unknown, never>,
    { variables, next }: { variables: Variables; next: Variables },
  ): Promise<void> {
    const page = await this.#send(operationOf(document), { ...variables, ...next });
    this.records.learn(document, page, Date.now());
    this.queries.setQueryData(keyOf(document, variables), (shown: unknown) => withNextPage(shown, page));
  }

  /** Fetches without caching, for files and searches for people. */
  async ask<Data, Input extends Variables>(document: TypedDocument<Data, Input>, variables?: Input): Promise<Data> {
    return dataOf(document, await this.#send(operationOf(document), variables ?? {}));
  }

  async change<Data, Input extends Variables>(
    document: TypedDocument<Data, Input>,
    variables: Input,
    { employee, request, optimistic, mayWait }: ChangeOptions<Data> = {},
  ): Promise<Data> {
    const isKept = mayWait !== undefined && optimistic !== undefined;
    const stopAssuming = optimistic === undefined ? null : this.records.assume(document, optimistic);
    try {
      const response = await this.#send(operationOf(document), variables, {
        employee,
        request,
        mayWait: isKept ? { words: mayWait, data: optimistic } : undefined,
      });
      const data = dataOf(document, response);
      this.records.learnChange(document, data, { at: afterNow(), isKept });
      return data;
    } finally {
      stopAssuming?.();
    }
  }

  /** Sends a change that had to wait, as the person who made it. */
  async sendWaiting({ query, key, employeeId, variables }: WaitingChange): Promise<unknown> {
    const document = documentOf(query);
    const data = await sendKeptChange(operationOf(document), { key, employeeId, variables });
    this.records.learnChange(document, data, { at: afterNow(), isKept: true });
    return data;
  }

  /** Returns the cached response, or null. */
  cached<Data, Input extends Variables>(document: TypedDocument<Data, Input>, variables?: Input): Data | null {
    const state = this.queries.getQueryState(keyOf(document, variables));
    return state?.data === undefined
      ? null
      : this.records.latest(document, dataOf(document, state.data), state.dataUpdatedAt);
  }

  /** Returns every cached response of a document, whatever its variables, with the time at which it was read. */
  cachedResponses<Data>(document: TypedDocument<Data, never>): { data: Data; readAt: Date }[] {
    const { name, textHash } = operationOf(document);
    const queries = this.queries.getQueryCache().findAll({ queryKey: [name, textHash] });
    return queries.flatMap(({ state: { data, dataUpdatedAt } }) =>
      data === undefined
        ? []
        : [
            {
              data: this.records.latest(document, dataOf(document, data), dataUpdatedAt),
              readAt: new Date(dataUpdatedAt),
            },
          ],
    );
  }

  /** Returns every cached record that has all the fields of a fragment. */
  cachedRecords<Data>(fragment: TypedDocument<Data, never>): Data[] {
    const [first] = contentsOf(fragment).fragments.values();
    const read = this.queries
      .getQueryCache()
      .getAll()
      .toSorted((left, right) => left.state.dataUpdatedAt - right.state.dataUpdatedAt)
      .flatMap(({ state }) => recordsIn(state.data));
    const recordsByKey = new Map<string | null, object>();
    for (const record of [...read, ...this.records.changed().map(({ fields }) => fields)]) {
      const key = recordKey(record);
      if (Reflect.get(record, "__typename") === first?.type) {
        recordsByKey.set(key, this.records.merged({ ...recordsByKey.get(key), ...record }));
      }
    }
    return [...recordsByKey.values()]
      .filter((record) => isWhole(fragment, record))
      .map((record) => dataOf(fragment, record));
  }

  /** Replaces a cached response with data that arrived another way. */
  write<Data, Input extends Variables>(document: TypedDocument<Data, Input>, data: Data, variables?: Input): void {
    this.queries.setQueryData(keyOf(document, variables), data);
    this.records.learnChange(document, data, { at: afterNow(), isKept: false });
  }

  /** Updates one record in the cache. */
  writeRecord(record: object): void {
    this.records.change(record, afterNow());
  }

  /** Refetches these documents where they are on the screen, or everything on the screen. */
  async refetch(documents?: readonly AnyDocument[]): Promise<void> {
    const names = documents?.map((document) => operationOf(document).name);
    const shown = this.queries
      .getQueryCache()
      .findAll({ type: "active" })
      .filter(({ queryKey: [name] }) => names === undefined || names.includes(String(name)));
    await Promise.all(shown.map(({ queryKey }) => this.refetchQuery(queryKey)));
  }

  /** Refetches one query. A request in flight may be older than the change, so another one follows it. */
  refetchQuery(queryKey: QueryKey): Promise<void> {
    const hash = hashKey(queryKey);
    const pending = this.#leaving.get(hash);
    if (pending !== undefined) {
      return pending;
    }
    const fetchOrJoin = () => this.queries.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false });
    const fetchNow = () => {
      this.#following.delete(hash);
      this.#urgent.add(hash);
      const fetching = fetchOrJoin();
      this.#leaving.set(hash, fetching);
      setTimeout(() => this.#leaving.delete(hash));
      return fetching;
    };
    if (this.queries.getQueryState(queryKey)?.fetchStatus !== "fetching") {
      return fetchNow();
    }
    const next = this.#following.get(hash) ?? fetchOrJoin().then(fetchNow);
    this.#following.set(hash, next);
    return next;
  }

  forget(): void {
    this.queries.clear();
    this.records.forget();
  }

  #takeFromHead(document: TypedDocument<unknown, never>, variables: Variables): void {
    const { name } = operationOf(document);
    const response = takeHeadResponse({ name, variables });
    if (response !== null) {
      const queryKey = keyOf(document, variables);
      const updatedAt = Date.now();
      this.queries.setQueryData(queryKey, response.data, { updatedAt });
      this.#readInHead.set(hashKey(queryKey), updatedAt);
      this.records.learn(document, response.data, updatedAt);
    }
  }

  async #fetch(document: TypedDocument<unknown, never>, variables: Variables): Promise<unknown> {
    const operation = operationOf(document);
    const requestedAt = Date.now();
    const queryKey = keyOf(document, variables);
    const hash = hashKey(queryKey);
    this.#requestedAt.set(hash, requestedAt);
    const isUrgent = this.#urgent.delete(hash);
    const head = await awaitHeadResponse({ name: operation.name, variables });
    const data = head === null ? await this.#send(operation, variables, { isUrgent }) : head.data;
    const isNewest = this.records.learn(document, data, requestedAt);
    this.#settle(queryKey, isNewest);
    return data;
  }

  /**
   * Reads once more where a response and a later change disagree: either it was made before the change, or another
   * person's change came after it. Once, because on a device whose clock was put back every response looks older.
   */
  #settle(queryKey: QueryKey, isNewest: boolean): void {
    const hash = hashKey(queryKey);
    const isSecond = this.#settling.delete(hash);
    if (!isNewest && !isSecond) {
      this.#settling.add(hash);
      void this.refetchQuery(queryKey);
    }
  }
}

/** A change counts as newer than a read in the same millisecond. */
function afterNow(): number {
  return Date.now() + 1;
}

/** Data of another version of a document has another key, so that no screen gets fields it does not expect. */
function keyOf(document: TypedDocument<unknown, never>, variables: Variables = {}): QueryKey {
  const { name, textHash } = operationOf(document);
  return [name, textHash, variables];
}

/** @throws Error when there is none */
function dataOf<Data>(document: TypedDocument<Data, never>, value: unknown): Data {
  // The server responds in the shape of the document, and persisted data has the document's hash in its key.
  const isData = (data: unknown): data is Data => data !== undefined && data !== null;
  if (!isData(value)) {
    throw new Error(`The server responded to ${operationOf(document).name} with nothing`);
  }
  return value;
}

/** A response counts from its request, because one sent before a change may arrive after it. */
function createQueries(requestTime: (queryHash: string) => number | undefined): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (_data, query) => {
        query.setState({ dataUpdatedAt: requestTime(query.queryHash) ?? query.state.dataUpdatedAt });
      },
    }),
    defaultOptions: {
      queries: {
        // Offline reads fail at once so that the screen can say so. Cached data lives as long as the store's.
        networkMode: "always",
        retry: false,
        gcTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  });
}
