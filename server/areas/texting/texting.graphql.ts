import { builder } from "#server/platform/graphql/builder.ts";
import { optOut, optOutOfAllStores, recordConsent } from "./consents.ts";
import { readTextThread, sendText } from "./texting.ts";
import type { Message, Picture } from "./texting.ts";

const TextKindEnum = builder.enumType("TextKind", {
  description: "What a text is about. Coupons and reminders are marketing.",
  values: {
    CONVERSATION: { value: "conversation" },
    BUY: { value: "buy" },
    COUPON: { value: "coupon" },
    REMINDER: { value: "reminder" },
  } as const,
});

const PictureStateEnum = builder.enumType("TextPictureState", {
  values: {
    WAITING: { value: "waiting", description: "On its way from the carrier." },
    KEPT: { value: "kept", description: "At /api/vue/text-pictures/{message id}/{place}." },
    UNSUPPORTED: { value: "unsupported", description: "Over 5 MB, or no JPEG, PNG or GIF." },
    MISSING: { value: "missing", description: "The carrier no longer had it." },
    DELETED: { value: "deleted", description: "After 180 days." },
  } as const,
});

const TextPictureType = builder.objectRef<Picture>("TextPicture").implement({
  fields: (field) => ({
    place: field.exposeInt("place", { description: "Among those of the text, from 0." }),
    state: field.expose("state", { type: PictureStateEnum }),
  }),
});

export const TextMessageType = builder.objectRef<Message>("TextMessage").implement({
  fields: (field) => ({
    id: field.expose("id", { type: "Uuid" }),
    isIncoming: field.boolean({ resolve: ({ direction }) => direction === "in" }),
    kind: field.exposeString("kind"),
    body: field.exposeString("body"),
    segments: field.exposeInt("segments"),
    status: field.exposeString("status"),
    sendAt: field.expose("sendAt", { type: "Instant", nullable: true }),
    scheduledFor: field.expose("scheduledFor", {
      type: "Instant",
      nullable: true,
      description: "The time that a person chose for it.",
    }),
    createdAt: field.expose("createdAt", { type: "Instant" }),
    blockCode: field.exposeString("blockCode", { nullable: true, description: "Why it was not sent." }),
    failureReason: field.exposeString("failureReason", { nullable: true, description: "Why it did not arrive." }),
    failureText: field.exposeString("failureText", { nullable: true, description: "In the service's words." }),
    employeeName: field.exposeString("employeeName", { nullable: true }),
    employeeId: field.exposeInt("employeeId", { nullable: true }),
    pictures: field.expose("pictures", { type: [TextPictureType], description: "What came with it." }),
    callSeconds: field.exposeInt("callSeconds", {
      nullable: true,
      description: "Of kind call: how long it was; null when nobody picked up.",
    }),
  }),
});

const ConsentType = builder.objectRef<{ id: string }>("TextConsent").implement({
  fields: (field) => ({ id: field.expose("id", { type: "Uuid" }) }),
});

const ConsentPurposeEnum = builder.enumType("TextConsentPurpose", {
  values: { BUYS: { value: "buys" }, MARKETING: { value: "marketing" } } as const,
});

builder.mutationFields((field) => ({
  sendText: field.field({
    type: TextMessageType,
    description: "Kept with the reason when the guard stops it.",
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      phone: field.arg.string({ required: true }),
      kind: field.arg({ type: TextKindEnum, required: true }),
      body: field.arg.string({ required: true }),
      sendAt: field.arg({ type: "Instant" }),
      notAfter: field.arg({ type: "Instant" }),
    },
    resolve: (_root, { sendAt, notAfter, ...text }, request) =>
      sendText(request, {
        ...text,
        sendAt: sendAt ? new Date(sendAt) : null,
        notAfter: notAfter ? new Date(notAfter) : null,
      }),
  }),
  readTextThread: field.boolean({
    args: { id: field.arg({ type: "Uuid" }), phone: field.arg.string() },
    resolve: (_root, args, request) => readTextThread(request, args),
  }),
  recordTextConsent: field.field({
    type: ConsentType,
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      phone: field.arg.string({ required: true }),
      purpose: field.arg({ type: ConsentPurposeEnum, required: true }),
      isGiven: field.arg.boolean({ required: true }),
      wording: field.arg.string({ required: true, description: "What the customer was shown." }),
    },
    resolve: (_root, args, request) => recordConsent(request, args),
  }),
  optOutOfTexts: field.field({
    type: ConsentType,
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      phone: field.arg.string({ required: true }),
    },
    resolve: (_root, args, request) => optOut(request, args),
  }),
  optOutOfAllTexts: field.field({
    type: ConsentType,
    description: "Of all stores of the company. Only the customer can restart a store, by texting START to it.",
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      phone: field.arg.string({ required: true }),
    },
    resolve: (_root, args, request) => optOutOfAllStores(request, args),
  }),
}));
