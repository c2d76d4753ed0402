import { IntegrationType } from "#server/areas/automations/automations.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { answerEmailNews, viewEmailNews } from "./consents.ts";
import type { EmailNews } from "./consents.ts";
import { viewContactList } from "./contacts.ts";
import type { ContactListView, ShownRun } from "./contacts.ts";
import { resumeFirstPush, dropFirstPush, startFirstPush, stopFirstPush } from "./first-push.ts";
import { chooseList, disconnectContacts, finishContactsSignIn, listLists } from "./setup.ts";

type ListChoice = Awaited<ReturnType<typeof listLists>>[number];

const ChoiceType = builder.objectRef<ListChoice>("ContactListChoice").implement({
  description: "A list of the account; one of them is this store's.",
  fields: (field) => ({
    id: field.exposeID("id"),
    name: field.exposeString("name"),
    people: field.exposeInt("people"),
    asksAgain: field.exposeBoolean("asksAgain", { description: "New people are asked once more by mail." }),
  }),
});

const ChosenType = builder.objectRef<NonNullable<ContactListView["list"]>>("ChosenContactList").implement({
  fields: (field) => ({
    listId: field.exposeID("listId"),
    listName: field.exposeString("listName"),
    asksAgain: field.exposeBoolean("asksAgain"),
    hasSellers: field.exposeBoolean("hasSellers"),
    hasShoppers: field.exposeBoolean("hasShoppers"),
    hasCoupons: field.exposeBoolean("hasCoupons"),
    hasMobile: field.exposeBoolean("hasMobile", { description: "Mobile numbers are sent too." }),
    isRead: field.boolean({
      description: "Who left the list is known; nobody is sent before.",
      resolve: ({ departuresReadTo }) => departuresReadTo !== null,
    }),
    chosenAt: field.expose("chosenAt", { type: "Instant" }),
  }),
});

const FiguresType = builder.objectRef<NonNullable<ContactListView["figures"]>>("ContactListFigures").implement({
  fields: (field) => ({
    onList: field.exposeInt("onList", { description: "Sent from here, and still there." }),
    addedToday: field.exposeInt("addedToday"),
    changedToday: field.exposeInt("changedToday"),
    notAgreedToday: field.exposeInt("notAgreedToday", { description: "Sold today and did not agree." }),
    left: field.exposeInt("left", { description: "Unsubscribed, bounced or removed." }),
    refused: field.exposeInt("refused"),
    waiting: field.exposeInt("waiting"),
  }),
});

const RefusedType = builder.objectRef<ContactListView["refused"][number]>("RefusedContact").implement({
  description: "Whom the service does not take, with its reason.",
  fields: (field) => ({
    customerId: field.expose("customerId", { type: "Uuid" }),
    name: field.exposeString("name"),
    email: field.exposeString("email"),
    reason: field.exposeString("reason"),
    at: field.expose("at", { type: "Instant" }),
  }),
});

const RunStateType = builder.enumType("FirstPushState", {
  values: {
    RUNNING: { value: "running" },
    STOPPED: { value: "stopped" },
    DONE: { value: "done" },
    DROPPED: { value: "dropped" },
  } as const,
});

const RunType = builder.objectRef<ShownRun>("FirstPush").implement({
  description: "People of past months, sent because a person asked for it.",
  fields: (field) => ({
    id: field.exposeID("id"),
    months: field.exposeInt("months"),
    state: field.expose("state", { type: RunStateType }),
    startedBy: field.exposeString("startedBy"),
    people: field.exposeInt("people"),
    done: field.exposeInt("done"),
    added: field.exposeInt("added"),
    perMinute: field.exposeInt("perMinute", { nullable: true }),
    minutesLeft: field.exposeInt("minutesLeft", { nullable: true }),
  }),
});

const ContactListType = builder.objectRef<ContactListView>("ContactList").implement({
  description: "A store's list at a contact-list service, as its page shows it.",
  fields: (field) => ({
    integration: field.expose("integration", { type: IntegrationType }),
    list: field.expose("list", { type: ChosenType, nullable: true }),
    figures: field.expose("figures", { type: FiguresType, nullable: true }),
    refused: field.expose("refused", { type: [RefusedType], description: "The newest 100." }),
    run: field.expose("run", { type: RunType, nullable: true }),
  }),
});

const StopType = builder.enumType("EmailStopReason", {
  values: {
    UNSUBSCRIBED: { value: "unsubscribed" },
    BOUNCED: { value: "bounced" },
    CLEANED: { value: "cleaned" },
    REMOVED: { value: "removed" },
    MOVED: { value: "moved" },
  } as const,
});

const EmailStopType = builder.objectRef<NonNullable<EmailNews["stop"]>>("EmailStop").implement({
  description: "The address gets no more email of the store, for ever.",
  fields: (field) => ({
    reason: field.field({ type: StopType, resolve: ({ stop }) => stop as (typeof StopType)["$inferType"] }), // oxlint-disable-line typescript/no-unsafe-type-assertion -- the table's own check
    service: field.exposeString("service"),
    at: field.expose("at", { type: "Instant" }),
  }),
});

const EmailNewsType = builder.objectRef<EmailNews>("EmailNews").implement({
  description: "Whether a customer gets the store's email.",
  fields: (field) => ({
    isGiven: field.boolean({
      nullable: true,
      description: "The newest word; null when nobody asked.",
      resolve: ({ answer }) => answer?.isGiven ?? null,
    }),
    at: field.field({ type: "Instant", nullable: true, resolve: ({ answer }) => answer?.at ?? null }),
    stop: field.expose("stop", { type: EmailStopType, nullable: true }),
  }),
});

builder.queryFields((field) => ({
  contactList: field.field({
    type: ContactListType,
    args: { id: field.arg.id({ required: true }) },
    resolve: (_root, args, request) => viewContactList(request, args),
  }),
  contactListChoices: field.field({
    type: [ChoiceType],
    description: "The lists of the account, as the service has them now.",
    args: { id: field.arg.id({ required: true }) },
    resolve: (_root, args, request) => listLists(request, args),
  }),
  emailNews: field.field({
    type: EmailNewsType,
    args: { customerId: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => viewEmailNews(request, args),
  }),
}));

const ReturnedField = builder.inputType("ContactsReturnedField", {
  description: "A query parameter with which a contact-list service sent a person back.",
  fields: (field) => ({ name: field.string({ required: true }), value: field.string({ required: true }) }),
});

const ChoiceInput = builder.inputType("ContactListChoiceInput", {
  fields: (field) => ({
    listId: field.id({ required: true }),
    hasSellers: field.boolean({ required: true }),
    hasShoppers: field.boolean({ required: true }),
    hasCoupons: field.boolean({ required: true }),
    hasMobile: field.boolean({ required: true }),
    months: field.int({ description: "Who came in the past months is sent too; absent sends only new people." }),
    runId: field.field({ type: "Uuid", required: true, description: "Of the first push, made by the client." }),
  }),
});

builder.mutationFields((field) => {
  const id = field.arg.id({ required: true });
  const runFields = { type: ContactListType, args: { id } } as const;
  return {
    finishContactsSignIn: field.field({
      type: ContactListType,
      args: { id, returned: field.arg({ type: [ReturnedField], required: true }) },
      resolve: async (_root, args, request) => {
        const returned = Object.fromEntries(args.returned.map(({ name, value }) => [name, value]));
        await finishContactsSignIn(request, { id: args.id, returned });
        return viewContactList(request, { id: args.id });
      },
    }),
    chooseContactList: field.field({
      type: ContactListType,
      description: "From now on people who agree join the list.",
      args: { id, choice: field.arg({ type: ChoiceInput, required: true }) },
      resolve: async (_root, args, request) => {
        const { choice } = args;
        await chooseList(request, { id: args.id, ...choice, months: choice.months ?? null });
        return viewContactList(request, { id: args.id });
      },
    }),
    startFirstPush: field.field({
      type: ContactListType,
      args: {
        id,
        runId: field.arg({ type: "Uuid", required: true }),
        months: field.arg.int({ required: true }),
      },
      resolve: async (_root, args, request) => {
        await startFirstPush(request, { id: args.runId, months: args.months });
        return viewContactList(request, { id: args.id });
      },
    }),
    stopFirstPush: field.field({
      ...runFields,
      description: "Keeps its place.",
      resolve: async (_root, args, request) => {
        await stopFirstPush(request, args);
        return viewContactList(request, args);
      },
    }),
    resumeFirstPush: field.field({
      ...runFields,
      resolve: async (_root, args, request) => {
        await resumeFirstPush(request, args);
        return viewContactList(request, args);
      },
    }),
    dropFirstPush: field.field({
      ...runFields,
      description: "Who was sent stays on the list.",
      resolve: async (_root, args, request) => {
        await dropFirstPush(request, args);
        return viewContactList(request, args);
      },
    }),
    disconnectContacts: field.field({
      ...runFields,
      description: "Gives the sign-in back. Who is on the list stays there.",
      resolve: async (_root, args, request) => {
        await disconnectContacts(request, args);
        return viewContactList(request, args);
      },
    }),
    answerEmailNews: field.boolean({
      description: "A customer says at the counter whether they want the store's email.",
      args: {
        id: field.arg({ type: "Uuid", required: true }),
        customerId: field.arg({ type: "Uuid", required: true }),
        isGiven: field.arg.boolean({ required: true }),
      },
      resolve: async (_root, args, request) => {
        await answerEmailNews(request, args);
        return true;
      },
    }),
  };
});
