import { soundsLikeStop } from "#common/texting/stop-sounds.ts";
import { TextMessageType } from "#server/areas/texting/texting.graphql.ts";
import type { OpenTime } from "#common/texting/waited-minutes.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { listArgs, toConnection } from "#server/platform/graphql/list-connection.ts";
import { cancelText, rescheduleText, retryText } from "./resend.ts";
import { viewTextingStatus } from "./status.ts";
import type { TextingStatus } from "./status.ts";
import {
  addTextNote,
  claimThread,
  dismissStop,
  finishThread,
  pinThread,
  releaseThread,
  reopenThread,
} from "./thread-acts.ts";
import { countTexts, listTextThreads, viewTextThread } from "./threads.ts";
import type { OpenBuy, TextCounts, TextThread } from "./threads.ts";
import { viewConsents, viewTimeline } from "./timeline.ts";
import type { ConsentState, TextNote, TextTimeline } from "./timeline.ts";

const OpenBuyType = builder.objectRef<OpenBuy>("TextThreadBuy").implement({
  description: "The customer's open buy.",
  fields: (field) => ({
    id: field.expose("id", { type: "Uuid" }),
    number: field.exposeInt("number"),
    stage: field.exposeString("stage"),
    readyAt: field.field({
      type: "Instant",
      nullable: true,
      resolve: ({ readyAt }) => (readyAt === null ? null : new Date(readyAt)),
    }),
    checkedInAt: field.field({ type: "Instant", resolve: ({ checkedInAt }) => new Date(checkedInAt) }),
  }),
});

const ConsentStateType = builder.objectRef<ConsentState>("TextConsentState").implement({
  description: "The newest word about a purpose.",
  fields: (field) => ({
    purpose: field.exposeString("purpose", { description: "buys or marketing" }),
    isGiven: field.exposeBoolean("isGiven"),
    source: field.exposeString("source", { description: "inbound, check_in, kiosk, counter or carrier" }),
    recordedAt: field.expose("recordedAt", { type: "Instant" }),
  }),
});

const TextNoteType = builder.objectRef<TextNote>("TextNote").implement({
  description: "For the team alone.",
  fields: (field) => ({
    id: field.expose("id", { type: "Uuid" }),
    body: field.exposeString("body"),
    createdAt: field.expose("createdAt", { type: "Instant" }),
    employeeName: field.exposeString("employeeName"),
  }),
});

const TextTimelineType = builder.objectRef<TextTimeline>("TextTimeline").implement({
  description: "Texts and the notes among them, each the newest first.",
  fields: (field) => ({
    messages: field.expose("messages", { type: [TextMessageType] }),
    notes: field.expose("notes", { type: [TextNoteType] }),
    hasOlder: field.exposeBoolean("hasOlder"),
  }),
});

/** A thread opens with as many; older ones are asked for. */
const firstMessages = 100;

const TextThreadType = builder.objectRef<TextThread>("TextThread").implement({
  description: "All texts between the store and one phone.",
  fields: (field) => ({
    id: field.expose("id", { type: "Uuid" }),
    phone: field.exposeString("phone", { description: "E.164, or a short code." }),
    state: field.exposeString("state", { description: "open or done" }),
    unreadCount: field.exposeInt("unreadCount"),
    needsReply: field.exposeBoolean("needsReply"),
    hasFailed: field.exposeBoolean("hasFailed", { description: "The newest text did not reach the customer." }),
    isPinned: field.exposeBoolean("isPinned"),
    lastMessageAt: field.expose("lastMessageAt", { type: "Instant" }),
    lastInboundAt: field.expose("lastInboundAt", { type: "Instant", nullable: true }),
    waitingSince: field.expose("waitingSince", {
      type: "Instant",
      nullable: true,
      description: "Of the oldest text or call that nobody has replied to.",
    }),
    untextableReason: field.exposeString("untextableReason", { nullable: true, description: "landline or invalid" }),
    isOptedOut: field.boolean({
      description: "Only the customer can restart, by texting START.",
      resolve: ({ optedOutAt }) => optedOutAt !== null,
    }),
    optedOutAt: field.expose("optedOutAt", { type: "Instant", nullable: true }),
    isOutOfAllStores: field.exposeBoolean("isOutOfAllStores", {
      description: "The customer opted out of all stores of the company; START restarts one store alone.",
    }),
    soundsLikeStop: field.boolean({
      description:
        "What the customer wrote last sounds as if they want no more, and nobody has decided or answered yet.",
      resolve: ({ openBody, openSince, stopDismissedAt, optedOutAt }) =>
        openBody !== null &&
        openSince !== null &&
        optedOutAt === null &&
        (stopDismissedAt === null || stopDismissedAt < openSince) &&
        soundsLikeStop(openBody),
    }),
    customerId: field.expose("customerId", { type: "Uuid", nullable: true }),
    customerName: field.exposeString("customerName", { nullable: true }),
    sharedWith: field.exposeStringList("sharedWith", { description: "Names of the others whose phone it is too." }),
    assignedEmployeeId: field.exposeInt("assignedEmployeeId", { nullable: true, description: "Who has claimed it." }),
    assignedName: field.exposeString("assignedName", { nullable: true }),
    openBuy: field.expose("openBuy", { type: OpenBuyType, nullable: true }),
    lastBody: field.exposeString("lastBody", { nullable: true, description: "The newest text." }),
    lastKind: field.exposeString("lastKind", { nullable: true }),
    lastCallSeconds: field.exposeInt("lastCallSeconds", {
      nullable: true,
      description: "Of a newest line of kind call: how long it was; null when nobody picked up.",
    }),
    isLastIncoming: field.exposeBoolean("isLastIncoming", { nullable: true }),
    lastAuthor: field.exposeString("lastAuthor", { nullable: true }),
    hasPictures: field.exposeBoolean("hasPictures", { nullable: true, description: "Of the newest text." }),
    lastFailure: field.exposeString("lastFailure", { nullable: true }),
    lastBlock: field.exposeString("lastBlock", { nullable: true }),
    scheduledAt: field.expose("scheduledAt", {
      type: "Instant",
      nullable: true,
      description: "When the next text goes out that waits: for a time that a person chose, or for the morning.",
    }),
    messages: field.field({
      type: [TextMessageType],
      description: "The newest 100, the newest first.",
      resolve: async ({ id }, _args, request) =>
        (await viewTimeline(request, { threadId: id, count: firstMessages })).messages,
    }),
    timeline: field.field({
      type: TextTimelineType,
      args: { count: field.arg.int({ required: true }) },
      resolve: ({ id }, { count }, request) => viewTimeline(request, { threadId: id, count }),
    }),
    consents: field.field({
      type: [ConsentStateType],
      resolve: ({ id }, _args, request) => viewConsents(request, { threadId: id }),
    }),
  }),
});

const TextCountsType = builder.objectRef<TextCounts>("TextCounts").implement({
  description: "How many threads each filter shows, up to 1000.",
  fields: (field) => ({
    unread: field.exposeInt("unread"),
    needsReply: field.exposeInt("needsReply"),
    failed: field.exposeInt("failed"),
    buys: field.exposeInt("buys"),
    all: field.exposeInt("all"),
  }),
});

const OpenTimeType = builder.objectRef<OpenTime>("OpenTime").implement({
  description: "From when until when the store was or is open on a day.",
  fields: (field) => ({
    opensAt: field.expose("opensAt", { type: "Instant" }),
    closesAt: field.expose("closesAt", { type: "Instant" }),
  }),
});

const TextingStatusType = builder.objectRef<TextingStatus>("TextingStatus").implement({
  description: "Whether the store may send.",
  fields: (field) => ({
    phone: field.exposeString("phone", { nullable: true }),
    registrationState: field.exposeString("registrationState"),
    nextOpeningAt: field.expose("nextOpeningAt", {
      type: "Instant",
      nullable: true,
      description: "When the store opens next, within a week; null where it gave no hours.",
    }),
    openTimes: field.expose("openTimes", {
      type: [OpenTimeType],
      description: "Of the last seven days and today; a customer's wait is counted in them. Empty without hours.",
    }),
    storePhone: field.exposeString("storePhone", { nullable: true, description: "Ten digits, of the shop itself." }),
  }),
});

builder.queryFields((field) => ({
  textThreads: field.connection({
    type: TextThreadType,
    args: {
      ...listArgs,
      filter: field.arg({
        type: "ListFilter",
        description:
          "Fields filter (unread, needs_reply, buys, all, done, failed) and text: a part of a phone, or words of a name or a text.",
      }),
    },
    resolve: async (_root, args, request) => {
      const { page, totalItems } = await listTextThreads(request, args);
      return toConnection(page, totalItems);
    },
  }),
  textThread: field.field({
    type: TextThreadType,
    nullable: true,
    args: { id: field.arg({ type: "Uuid" }), phone: field.arg.string() },
    resolve: (_root, args, request) => viewTextThread(request, args),
  }),
  textCounts: field.field({ type: TextCountsType, resolve: (_root, _args, request) => countTexts(request, {}) }),
  textingStatus: field.field({
    type: TextingStatusType,
    resolve: (_root, _args, request) => viewTextingStatus(request, {}),
  }),
}));

const threadId = builder.args((arg) => ({ id: arg.field({ type: "Uuid", required: true }) }));

builder.mutationFields((field) => ({
  finishTextThread: field.field({
    type: TextThreadType,
    args: threadId,
    resolve: (_root, args, request) => finishThread(request, args),
  }),
  reopenTextThread: field.field({
    type: TextThreadType,
    args: threadId,
    resolve: (_root, args, request) => reopenThread(request, args),
  }),
  pinTextThread: field.field({
    type: TextThreadType,
    args: { ...threadId, isPinned: field.arg.boolean({ required: true }) },
    resolve: (_root, args, request) => pinThread(request, args),
  }),
  claimTextThread: field.field({
    type: TextThreadType,
    args: threadId,
    resolve: (_root, args, request) => claimThread(request, args),
  }),
  releaseTextThread: field.field({
    type: TextThreadType,
    args: threadId,
    resolve: (_root, args, request) => releaseThread(request, args),
  }),
  dismissTextStop: field.field({
    type: TextThreadType,
    args: threadId,
    resolve: (_root, args, request) => dismissStop(request, args),
  }),
  addTextNote: field.field({
    type: TextThreadType,
    args: {
      ...threadId,
      threadId: field.arg({ type: "Uuid", required: true }),
      body: field.arg.string({ required: true }),
    },
    resolve: (_root, args, request) => addTextNote(request, args),
  }),
  retryText: field.field({
    type: TextMessageType,
    args: {
      ...threadId,
      newId: field.arg({ type: "Uuid", required: true }),
      sendAt: field.arg({ type: "Instant", description: "Now when not given." }),
    },
    resolve: (_root, { sendAt, ...args }, request) =>
      retryText(request, { ...args, sendAt: sendAt ? new Date(sendAt) : null }),
  }),
  rescheduleText: field.field({
    type: TextMessageType,
    description: "Changes a text that waits for its time.",
    args: {
      ...threadId,
      body: field.arg.string({ required: true }),
      sendAt: field.arg({ type: "Instant", required: true }),
    },
    resolve: (_root, { sendAt, ...args }, request) => rescheduleText(request, { ...args, sendAt: new Date(sendAt) }),
  }),
  cancelText: field.string({
    description: "The words of the text, which is not sent.",
    args: threadId,
    resolve: (_root, args, request) => cancelText(request, args),
  }),
}));
