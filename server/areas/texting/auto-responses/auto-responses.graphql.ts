import { builder } from "#server/platform/graphql/builder.ts";
import {
  deleteTextAutoResponse,
  listTextAutoResponses,
  saveTextAutoResponse,
  switchTextAutoResponse,
} from "./auto-responses.ts";
import type { AutoResponse, AutoResponses } from "./auto-responses.ts";

const AutoResponseKind = builder.enumType("TextAutoResponseKind", {
  values: {
    AFTER_HOURS: { value: "after_hours", description: "While the store is closed by its hours." },
    FIRST_MESSAGE: { value: "first_message", description: "To who writes for the first time." },
    HOLIDAY: { value: "holiday", description: "From its first date to its last." },
    KEYWORD: { value: "keyword", description: "To a text with one of its keywords." },
    AWAY: { value: "away", description: "To everybody, as long as it is on." },
  } as const,
});

const AutoResponseType = builder.objectRef<AutoResponse>("TextAutoResponse").implement({
  description: "What a customer who writes is answered automatically, at most once in twelve hours.",
  fields: (field) => ({
    id: field.expose("id", { type: "Uuid" }),
    kind: field.expose("kind", { type: AutoResponseKind }),
    body: field.exposeString("body", { description: "With fields in braces, such as {first_name}." }),
    keywords: field.exposeStringList("keywords", { description: "In small letters; empty but for its own kind." }),
    startsOn: field.expose("startsOn", { type: "BusinessDate", nullable: true, description: "Of a holiday." }),
    endsOn: field.expose("endsOn", { type: "BusinessDate", nullable: true, description: "Included." }),
    isOn: field.exposeBoolean("isOn"),
  }),
});

const AutoResponsesType = builder.objectRef<AutoResponses>("TextAutoResponses").implement({
  fields: (field) => ({
    responses: field.expose("responses", { type: [AutoResponseType] }),
    hasStoreHours: field.exposeBoolean("hasStoreHours", { description: "Without them there is no after hours." }),
  }),
});

const AutoResponseInput = builder.inputType("TextAutoResponseInput", {
  fields: (field) => ({
    id: field.field({ type: "Uuid", required: true }),
    kind: field.field({ type: AutoResponseKind, required: true }),
    body: field.string({ required: true }),
    keywords: field.stringList({ required: true }),
    startsOn: field.field({ type: "BusinessDate" }),
    endsOn: field.field({ type: "BusinessDate" }),
    isOn: field.boolean({ required: true }),
  }),
});

builder.queryField("textAutoResponses", (field) =>
  field.field({ type: AutoResponsesType, resolve: (_root, _args, request) => listTextAutoResponses(request, {}) }),
);

builder.mutationFields((field) => ({
  saveTextAutoResponse: field.field({
    type: AutoResponseType,
    args: { response: field.arg({ type: AutoResponseInput, required: true }) },
    resolve: (_root, { response }, request) =>
      saveTextAutoResponse(request, {
        ...response,
        startsOn: response.startsOn ?? null,
        endsOn: response.endsOn ?? null,
      }),
  }),
  switchTextAutoResponse: field.field({
    type: AutoResponseType,
    args: { id: field.arg({ type: "Uuid", required: true }), isOn: field.arg.boolean({ required: true }) },
    resolve: (_root, args, request) => switchTextAutoResponse(request, args),
  }),
  deleteTextAutoResponse: field.boolean({
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => deleteTextAutoResponse(request, args),
  }),
}));
