import { CustomerContactInput, IdTypeEnum, contactInputFields } from "#server/areas/customers/customers.ts";
import { BuyType, SignatureEnum } from "#server/areas/buys/desk/desk.graphql.ts";
import { PileInput, pileFields } from "#server/areas/buys/desk/stages.graphql.ts";
import type { Estimate } from "#server/areas/buys/desk/estimate.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { checkInEstimate, checkInStart } from "./check-in-start.ts";
import type { CheckInStart } from "./check-in-start.ts";
import { createBuy } from "./create-buy.ts";
import { linkBuy, markBuySync } from "./pos-sync.ts";

const CheckInStartType = builder.objectRef<CheckInStart>("CheckInStart").implement({
  fields: (field) => ({
    posName: field.exposeString("posName"),
    isLinked: field.exposeBoolean("isLinked", {
      description: "False: the acting person is no employee of the point of sale, and can neither check in nor sort.",
    }),
    takesCheckIns: field.exposeBoolean("takesCheckIns", {
      description: "False: the buy is opened at the register by hand, from its slip.",
    }),
    slipDeviceIds: field.expose("slipDeviceIds", {
      type: ["Uuid"],
      description: "Registers that take no check-ins, though another one may.",
    }),
    today: field.expose("today", { type: "BusinessDate" }),
  }),
});

const EstimateType = builder.objectRef<Estimate>("BuyEstimate").implement({
  fields: (field) => ({
    fromMinutes: field.exposeInt("fromMinutes"),
    toMinutes: field.exposeInt("toMinutes"),
    buysAhead: field.exposeInt("buysAhead", { description: "Waiting or being sorted; drop-offs aside." }),
    containersAhead: field.exposeInt("containersAhead"),
    sorters: field.exposeInt("sorters", { description: "People who began or ended sorting in the last 45 minutes." }),
  }),
});

const UnlinkedSync = builder.enumType("UnlinkedPosSync", {
  values: {
    NOT_SENT: { value: "not_sent" },
    SENDING: { value: "sending" },
    UNKNOWN: { value: "unknown" },
    FAILED: { value: "failed" },
  } as const,
});

const SeenIdInput = builder.inputType("SeenId", {
  description: "Of the birth date only the year is kept.",
  fields: (field) => ({
    type: field.field({ type: IdTypeEnum, required: true }),
    state: field.string(),
    number: field.string(),
    expiresOn: field.field({ type: "BusinessDate" }),
    birthDate: field.field({ type: "BirthDate" }),
  }),
});

const NewBuyInput = builder.inputType("NewBuy", {
  fields: (field) => ({
    id: field.field({ type: "Uuid", required: true }),
    customerId: field.field({ type: "Uuid", required: true }),
    contact: field.field({ type: CustomerContactInput, required: true }),
    posCustomerId: field.string(),
    seenId: field.field({ type: SeenIdInput }),
    pile: field.field({ type: PileInput, required: true }),
    policyId: field.field({ type: "Uuid" }),
    signature: field.field({ type: SignatureEnum, required: true }),
    signaturePath: field.string(),
    guardianNote: field.string(),
    checkinRequestId: field.field({ type: "Uuid" }),
    buyTexts: field.boolean({ description: "Whether the seller wants texts about this buy; null when nobody asked." }),
    marketingTexts: field.boolean({ description: "Coupons and news; no takes nothing back." }),
    emailNews: field.boolean({ description: "The store's email; no takes nothing back." }),
  }),
});

builder.queryFields((field) => ({
  checkInStart: field.field({ type: CheckInStartType, resolve: (_root, _args, request) => checkInStart(request, {}) }),
  checkInEstimate: field.field({
    type: EstimateType,
    args: { containers: field.arg.int({ required: true }) },
    resolve: (_root, args, request) => checkInEstimate(request, args),
  }),
}));

builder.mutationFields((field) => ({
  createBuy: field.field({
    type: BuyType,
    args: { buy: field.arg({ type: NewBuyInput, required: true }) },
    resolve: (_root, { buy }, request) => createBuy(request, buyInputFields(buy)),
  }),
  linkBuy: field.field({
    type: BuyType,
    description: "The point of sale has answered a check-in.",
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      posBuyId: field.arg.string({ required: true }),
      posCustomerId: field.arg.string(),
      deviceId: field.arg({ type: "Uuid" }),
    },
    resolve: (_root, args, request) => linkBuy(request, args),
  }),
  markBuySync: field.field({
    type: BuyType,
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      state: field.arg({ type: UnlinkedSync, required: true }),
      failure: field.arg.string(),
    },
    resolve: (_root, args, request) => markBuySync(request, args),
  }),
}));

function buyInputFields({ contact, seenId, pile, ...buy }: typeof NewBuyInput.$inferInput) {
  return {
    id: buy.id,
    customerId: buy.customerId,
    contact: contactInputFields(contact),
    posCustomerId: buy.posCustomerId ?? null,
    seenId: seenIdFields(seenId),
    pile: pileFields(pile),
    policyId: buy.policyId ?? null,
    signature: buy.signature,
    signaturePath: buy.signaturePath ?? null,
    guardianNote: buy.guardianNote ?? null,
    checkinRequestId: buy.checkinRequestId ?? null,
    buyTexts: buy.buyTexts ?? null,
    marketingTexts: buy.marketingTexts ?? null,
    emailNews: buy.emailNews ?? null,
  };
}

function seenIdFields(seen: typeof SeenIdInput.$inferInput | null | undefined) {
  if (seen === null || seen === undefined) {
    return null;
  }
  const { type, state, number, expiresOn, birthDate } = seen;
  return { type, state: state ?? "", number: number ?? "", expiresOn: expiresOn ?? null, birthDate: birthDate ?? null };
}
