import { builder } from "#server/platform/graphql/builder.ts";
import {
  addMailAddress,
  askAgain,
  previewMail,
  removeMailAddress,
  requestTestMail,
  restartMailAddress,
  saveNightlyMail,
  switchOwnMail,
  viewNightlyMail,
} from "./nightly-mail.ts";
import type { MailReader, NightlyMail, ReaderState, RenderedMail } from "./nightly-mail.ts";

const readerStates = {
  READS: { value: "reads" as const },
  NOT_CHOSEN: { value: "not-chosen" as const },
  UNCONFIRMED: { value: "unconfirmed" as const },
  STOPPED: { value: "stopped" as const },
  BOUNCED: { value: "bounced" as const },
} satisfies Record<string, { value: ReaderState }>;

const ReaderStateType = builder.enumType("NightlyMailReaderState", { values: readerStates });

const ReaderType = builder.objectRef<MailReader>("NightlyMailReader").implement({
  description: "A person or an address that may get the nightly report of a store.",
  fields: (field) => ({
    id: field.exposeID("id", { nullable: true, description: "Of the address; null before a user's first mail." }),
    address: field.exposeString("address"),
    name: field.exposeString("name", { nullable: true, description: "Null for an address that a manager added." }),
    role: field.exposeInt("role", { nullable: true }),
    isOwn: field.exposeBoolean("isOwn", { description: "It is the reader who asks." }),
    state: field.field({ type: ReaderStateType, resolve: ({ state }) => state }),
    reason: field.exposeString("reason", { description: "What came back from the mail server last." }),
    lastState: field.string({ nullable: true, resolve: ({ last }) => last?.state ?? null }),
    lastDate: field.field({ type: "BusinessDate", nullable: true, resolve: ({ last }) => last?.businessDate ?? null }),
    lastAt: field.field({ type: "Instant", nullable: true, resolve: ({ last }) => last?.endedAt ?? null }),
  }),
});

const NightlyMailType = builder.objectRef<NightlyMail>("NightlyMail").implement({
  description: "The mail about the day before: what the store chose, and who reads it.",
  fields: (field) => ({
    isOn: field.exposeBoolean("isOn"),
    toOwners: field.exposeBoolean("toOwners"),
    toDistrictManagers: field.exposeBoolean("toDistrictManagers"),
    toManagers: field.exposeBoolean("toManagers"),
    sendsOnClosedDays: field.exposeBoolean("sendsOnClosedDays"),
    readers: field.expose("readers", { type: [ReaderType] }),
    error: field.exposeString("error", { nullable: true }),
    lastSentAt: field.field({ type: "Instant", nullable: true, resolve: ({ lastSentAt }) => lastSentAt }),
    yesterday: field.field({ type: "BusinessDate", resolve: ({ yesterday }) => yesterday }),
  }),
});

const PreviewType = builder.objectRef<RenderedMail>("NightlyMailPreview").implement({
  description: "Yesterday's mail as the person who asks would get it.",
  fields: (field) => ({
    subject: field.exposeString("subject"),
    text: field.exposeString("text"),
    html: field.exposeString("html"),
  }),
});

builder.queryFields((field) => ({
  nightlyMail: field.field({
    type: NightlyMailType,
    description: "For managers.",
    resolve: (_root, _args, request) => viewNightlyMail(request, {}),
  }),
  nightlyMailPreview: field.field({
    type: PreviewType,
    resolve: (_root, _args, request) => previewMail(request),
  }),
}));

const addressArg = { description: "Of the address." };

builder.mutationFields((field) => ({
  saveNightlyMail: field.field({
    type: NightlyMailType,
    args: {
      isOn: field.arg.boolean({ required: true }),
      toOwners: field.arg.boolean({ required: true }),
      toDistrictManagers: field.arg.boolean({ required: true }),
      toManagers: field.arg.boolean({ required: true }),
      sendsOnClosedDays: field.arg.boolean({ required: true }),
    },
    resolve: (_root, args, request) => saveNightlyMail(request, args),
  }),
  addNightlyMailAddress: field.field({
    type: NightlyMailType,
    description: "Asks the address to confirm; nothing else is sent to it before.",
    args: { id: field.arg.id({ required: true }), address: field.arg.string({ required: true }) },
    resolve: async (_root, args, request) => {
      await addMailAddress(request, args);
      return viewNightlyMail(request, {});
    },
  }),
  askNightlyMailAddress: field.field({
    type: NightlyMailType,
    description: "Sends the question to confirm again.",
    args: { id: field.arg.id({ required: true, ...addressArg }) },
    resolve: async (_root, args, request) => {
      await askAgain(request, args);
      return viewNightlyMail(request, {});
    },
  }),
  removeNightlyMailAddress: field.field({
    type: NightlyMailType,
    args: { id: field.arg.id({ required: true, ...addressArg }) },
    resolve: async (_root, args, request) => {
      await removeMailAddress(request, args);
      return viewNightlyMail(request, {});
    },
  }),
  restartNightlyMailAddress: field.field({
    type: NightlyMailType,
    description: "Tries an address again from which mail came back.",
    args: { id: field.arg.id({ required: true, ...addressArg }) },
    resolve: async (_root, args, request) => {
      await restartMailAddress(request, args);
      return viewNightlyMail(request, {});
    },
  }),
  switchOwnNightlyMail: field.field({
    type: NightlyMailType,
    description: "The own mail of who is signed in, whatever their role gets.",
    args: { isOn: field.arg.boolean({ required: true }) },
    resolve: async (_root, args, request) => {
      await switchOwnMail(request, args);
      return viewNightlyMail(request, {});
    },
  }),
  sendNightlyMailTest: field.string({
    description: "Sends yesterday's mail to the own address, which it returns.",
    resolve: (_root, _args, request) => requestTestMail(request, {}),
  }),
}));
