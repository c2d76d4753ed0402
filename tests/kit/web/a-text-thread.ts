/** Conversations as the network answers them, for page tests. */

export const threadId = "01970000-0000-7000-8000-0000000000a1";

const dana = {
  ...{ __typename: "TextThread", id: threadId, phone: "+16145550148", state: "open", unreadCount: 0 },
  ...{ needsReply: true, hasFailed: false, isPinned: false, lastMessageAt: "2026-11-20T20:12:00Z" },
  ...{
    lastInboundAt: "2026-11-20T20:12:00Z",
    waitingSince: "2026-11-20T20:12:00Z",
    untextableReason: null,
    optedOutAt: null,
    isOutOfAllStores: false,
    soundsLikeStop: false,
  },
  ...{
    customerId: null,
    customerName: "Dana Whitfield",
    sharedWith: [],
    assignedEmployeeId: null,
    assignedName: null,
    openBuy: null,
  },
  ...{
    lastBody: "Can I still use my coupon?",
    lastKind: "conversation",
    lastCallSeconds: null,
    isLastIncoming: true,
    lastAuthor: null,
  },
  ...{ hasPictures: false, lastFailure: null, lastBlock: null, scheduledAt: null },
};

/** A conversation in the list, waiting for an answer unless `changes` say otherwise. */
export function listedThread(changes: object = {}) {
  return { ...dana, ...changes };
}

/** The response to a list of these conversations. */
export function threadsAnswer(threads: readonly ReturnType<typeof listedThread>[]) {
  const edges = threads.map((node) => ({ __typename: "TextThreadEdge", cursor: node.id, node }));
  const pageInfo = { __typename: "PageInfo", hasNextPage: false, endCursor: null };
  const list = { __typename: "TextThreadConnection", totalItems: threads.length, pageInfo, edges };
  return { data: { textThreads: list } };
}

const inbound = {
  ...{ __typename: "TextMessage", id: "01970000-0000-7000-8000-0000000000b1", isIncoming: true, kind: "conversation" },
  ...{ body: "Can I still use my coupon?", segments: 1, status: "received", sendAt: null, scheduledFor: null },
  ...{ createdAt: "2026-11-20T20:12:00Z", blockCode: null, failureReason: null, employeeId: null },
  ...{ employeeName: null, pictures: [], callSeconds: null },
};

/** A text of the conversation, from the customer unless `changes` say otherwise. */
export function aText(changes: object = {}) {
  return { ...inbound, ...changes };
}

/** A text of Devon's to the customer. */
export const outgoing = { isIncoming: false, status: "delivered", employeeId: 3, employeeName: "Devon Price" };

type Shown = { messages?: readonly object[]; notes?: readonly object[] } & Record<string, unknown>;

/** The response to a whole conversation; `messages` the newest first. */
export function threadAnswer({ messages = [aText()], notes = [], ...changes }: Shown = {}) {
  const timeline = { __typename: "TextTimeline", hasOlder: false, messages, notes };
  const consent = { purpose: "buys", isGiven: true, source: "inbound", recordedAt: "2026-11-20T20:12:00Z" };
  const consents = [{ __typename: "TextConsentState", ...consent }];
  return { data: { textThread: { ...dana, timeline, consents, ...changes } } };
}

/** How many conversations each filter holds. */
export function countsAnswer(counts: object = {}) {
  const none = { __typename: "TextCounts", unread: 0, needsReply: 0, failed: 0, buys: 0, all: 0 };
  return { data: { textCounts: { ...none, ...counts } } };
}

/** How the store stands with the carriers; a store that may send unless another state is given. */
export function statusAnswer(registrationState = "active") {
  const numbers = { phone: "+16085550100", storePhone: "6085550142", nextOpeningAt: null, openTimes: [] };
  return { data: { textingStatus: { __typename: "TextingStatus", ...numbers, registrationState } } };
}
