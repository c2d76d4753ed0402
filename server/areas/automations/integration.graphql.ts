import { builder } from "#server/platform/graphql/builder.ts";
import type { Integration, Outage } from "./integration.ts";

/** What was typed into one field of a service's card. */
export const CredentialInput = builder.inputType("CredentialInput", {
  fields: (field) => ({ name: field.string({ required: true }), value: field.string({ required: true }) }),
});

const State = builder.enumType("IntegrationState", {
  values: {
    NOT_CONNECTED: { value: "not-connected" },
    CONNECTED: { value: "connected", description: "Connected, not active: the wizard is not finished." },
    ACTIVE: { value: "active" },
    ERROR: { value: "error" },
  } as const,
});

const NeedsAction = builder.enumType("IntegrationNeedsAction", {
  values: {
    SIGN_IN: { value: "sign-in" },
    CHOOSE_PLACE: { value: "choose-place" },
    REPLACE_SECRET: { value: "replace-secret" },
    CHANGE_PLAN: { value: "change-plan" },
  } as const,
});

const ErrorType = builder.objectRef<NonNullable<Integration["lastError"]>>("IntegrationError").implement({
  description: "What a service last refused, in its own words.",
  fields: (field) => ({
    code: field.exposeString("code"),
    text: field.exposeString("text"),
    at: field.expose("at", { type: "Instant" }),
  }),
});

const FieldKind = builder.enumType("CredentialKind", {
  values: { TEXT: { value: "text" }, EMAIL: { value: "email" }, SECRET: { value: "secret" } } as const,
});

const CredentialFieldType = builder.objectRef<Integration["credentials"][number]>("CredentialField").implement({
  description: "One thing that has to be typed to connect the service.",
  fields: (field) => ({
    name: field.exposeString("name"),
    label: field.exposeString("label"),
    hint: field.exposeString("hint", { nullable: true }),
    kind: field.expose("kind", { type: FieldKind, description: "A secret is typed unseen." }),
  }),
});

const ExchangeType = builder.objectRef<Integration["exchange"]>("IntegrationExchange").implement({
  description: "What goes between a store and a service.",
  fields: (field) => ({
    gets: field.exposeString("gets"),
    sends: field.exposeString("sends"),
    never: field.exposeString("never", { description: "What the service never learns." }),
  }),
});

const OutageType = builder.objectRef<Outage>("IntegrationOutage").implement({
  fields: (field) => ({
    tries: field.exposeInt("tries", { description: "That failed, one after the other." }),
    since: field.expose("since", { type: "Instant", nullable: true }),
    nextTryAt: field.expose("nextTryAt", { type: "Instant" }),
  }),
});

export const IntegrationType = builder.objectRef<Integration>("Integration").implement({
  description: "A service that a store may connect, and how that goes.",
  fields: (field) => ({
    id: field.exposeID("id"),
    name: field.exposeString("name"),
    need: field.exposeString("need", { description: "What it does for a store, such as scheduling." }),
    about: field.exposeString("about", { description: "What it brings the store, as its card says it." }),
    exchange: field.expose("exchange", { type: ExchangeType }),
    credentials: field.expose("credentials", { type: [CredentialFieldType] }),
    isSignedInThere: field.exposeBoolean("isSignedInThere", {
      description: "Connected by signing in on the service's own pages instead of typing a key.",
    }),
    state: field.expose("state", { type: State }),
    accountName: field.exposeString("accountName", { description: "How the account is called there." }),
    placeId: field.exposeString("placeId", { nullable: true }),
    placeName: field.exposeString("placeName", { description: "Which of its places this store is." }),
    connectedAt: field.expose("connectedAt", { type: "Instant", nullable: true }),
    connectedBy: field.exposeString("connectedBy", { description: "Who connected it last; empty when not kept." }),
    signInEndsAt: field.expose("signInEndsAt", {
      type: "Instant",
      nullable: true,
      description: "When a person has to sign in again if it is not used until then; null when never.",
    }),
    connectingUntil: field.expose("connectingUntil", {
      type: "Instant",
      nullable: true,
      description: "The service is still setting the account up, until then at the latest; null when it is ready.",
    }),
    activatedAt: field.expose("activatedAt", { type: "Instant", nullable: true }),
    lastOkAt: field.expose("lastOkAt", { type: "Instant", nullable: true }),
    lastError: field.expose("lastError", { type: ErrorType, nullable: true }),
    outage: field.expose("outage", {
      type: OutageType,
      nullable: true,
      description: "While tries fail one after the other and no person has to do anything.",
    }),
    needsAction: field.expose("needsAction", {
      type: NeedsAction,
      nullable: true,
      description: "What a person has to do before it goes on.",
    }),
  }),
});
