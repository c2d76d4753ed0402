import { builder } from "#server/platform/graphql/builder.ts";
import * as requests from "./requests.ts";
import type { CheckinRequest } from "./requests.ts";

const CheckinRequestStatus = builder.enumType("CheckinRequestStatus", {
  values: {
    NEW: { value: "new" },
    BEING_CHECKED_IN: { value: "being_checked_in" },
    CONVERTED: { value: "converted" },
    CANCELLED: { value: "cancelled" },
    EXPIRED: { value: "expired" },
  } as const,
});

const CheckinRequestType = builder.objectRef<CheckinRequest>("CheckinRequest").implement({
  description: "A seller who waits to be checked in.",
  fields: (field) => ({
    id: field.exposeID("id"),
    firstName: field.exposeString("firstName"),
    lastName: field.exposeString("lastName"),
    mobile: field.exposeString("mobile"),
    email: field.exposeString("email", { nullable: true }),
    containers: field.exposeInt("containers"),
    isDropOff: field.exposeBoolean("isDropOff"),
    dropOffAt: field.expose("dropOffAt", {
      type: "Instant",
      nullable: true,
      description: "When the seller means to drop off; null for one who stands in line.",
    }),
    saysYesToTexts: field.exposeBoolean("saysYesToTexts", {
      nullable: true,
      description: "Whether the seller ticked texts about the buy; null when the counter added the request.",
    }),
    saysYesToEmail: field.boolean({
      description: "Whether the seller ticked email news on a page of their own.",
      resolve: ({ emailOptInWords }) => emailOptInWords !== null,
    }),
    status: field.expose("status", { type: CheckinRequestStatus }),
    lockedBy: field.exposeString("lockedBy", { nullable: true, description: "Who is checking it in." }),
    lockedById: field.exposeInt("lockedById", { nullable: true }),
    lockedUntil: field.expose("lockedUntil", { type: "Instant", nullable: true }),
    cancelReason: field.exposeString("cancelReason", { nullable: true }),
    buyId: field.exposeID("buyId", { nullable: true }),
    createdAt: field.expose("createdAt", { type: "Instant" }),
  }),
});

const CheckinRequestInput = builder.inputType("CheckinRequestInput", {
  fields: (field) => ({
    firstName: field.string({ required: true }),
    lastName: field.string({ required: true }),
    mobile: field.string({ required: true }),
    email: field.string(),
    containers: field.int({ required: true }),
    isDropOff: field.boolean({ required: true }),
  }),
});

builder.queryFields((field) => ({
  checkinRequests: field.field({
    type: [CheckinRequestType],
    resolve: (_root, _args, request) => requests.listCheckinRequests(request, {}),
  }),
  checkinRequest: field.field({
    type: CheckinRequestType,
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => requests.viewCheckinRequest(request, args),
  }),
}));

builder.mutationFields((field) => ({
  addCheckinRequest: field.field({
    type: CheckinRequestType,
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      request: field.arg({ type: CheckinRequestInput, required: true }),
    },
    resolve: (_root, { id, request: fields }, request) => requests.addCheckinRequest(request, { ...fields, id }),
  }),
  takeCheckinRequest: field.field({
    type: CheckinRequestType,
    description: "Into one's hands for five minutes.",
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => requests.takeCheckinRequest(request, args),
  }),
  releaseCheckinRequest: field.field({
    type: CheckinRequestType,
    description: "Back into the line, by the person who holds it.",
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => requests.releaseCheckinRequest(request, args),
  }),
  editCheckinRequest: field.field({
    type: CheckinRequestType,
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      request: field.arg({ type: CheckinRequestInput, required: true }),
    },
    resolve: (_root, { id, request: fields }, request) => requests.editCheckinRequest(request, { ...fields, id }),
  }),
  cancelCheckinRequest: field.field({
    type: CheckinRequestType,
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      reason: field.arg.string({ required: true }),
    },
    resolve: (_root, args, request) => requests.cancelCheckinRequest(request, args),
  }),
}));
