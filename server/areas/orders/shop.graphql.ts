import { CredentialInput, IntegrationType } from "#server/areas/automations/automations.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import {
  connectShop,
  disconnectShop,
  saveShopSecret,
  saveShopShelves,
  switchShopWrites,
  testShop,
  viewShop,
} from "./setup.ts";
import type { ShopView } from "./setup.ts";

const ShopType = builder.objectRef<ShopView>("OnlineShop").implement({
  description: "The store's online shop: everything but its secret.",
  fields: (field) => ({
    integration: field.expose("integration", { type: IntegrationType }),
    webhookAddress: field.exposeString("webhookAddress", {
      nullable: true,
      description: "Where the shop posts its webhooks; null before it is connected.",
    }),
    shopDomain: field.exposeString("shopDomain", { nullable: true }),
    hasSecret: field.exposeBoolean("hasSecret"),
    secretSavedAt: field.expose("secretSavedAt", { type: "Instant", nullable: true }),
    lastReportAt: field.expose("lastReportAt", { type: "Instant", nullable: true }),
    badSignatures: field.exposeInt("badSignatures", { description: "In a row since the last good one." }),
    isSecretWrong: field.exposeBoolean("isSecretWrong"),
    badSince: field.expose("badSince", { type: "Instant", nullable: true }),
    writesBack: field.exposeBoolean("writesBack"),
    lookedAt: field.expose("lookedAt", { type: "Instant", nullable: true, description: "When orders were last read." }),
    shelves: field.exposeStringList("shelves", { description: "Where bagged orders may wait, as they are offered." }),
  }),
});

builder.queryFields((field) => ({
  onlineShop: field.field({
    type: ShopType,
    args: { id: field.arg.id({ required: true }) },
    resolve: (_root, args, request) => viewShop(request, args),
  }),
}));

builder.mutationFields((field) => {
  const id = field.arg.id({ required: true });
  return {
    connectOnlineShop: field.field({
      type: ShopType,
      description: "Tries what was typed; an earlier shop is replaced only when the new one took it.",
      args: { id, credentials: field.arg({ type: [CredentialInput], required: true }) },
      resolve: async (_root, { id: shop, credentials }, request) => {
        const typed = Object.fromEntries(credentials.map(({ name, value }) => [name, value]));
        await connectShop(request, { id: shop, credentials: typed });
        return viewShop(request, { id: shop });
      },
    }),
    saveOnlineShopSecret: field.field({
      type: ShopType,
      description: "Never returned again.",
      args: { id, secret: field.arg.string({ required: true }) },
      resolve: async (_root, args, request) => {
        await saveShopSecret(request, args);
        return viewShop(request, { id: args.id });
      },
    }),
    switchOnlineShopWrites: field.field({
      type: ShopType,
      args: { id, isOn: field.arg.boolean({ required: true }) },
      resolve: async (_root, args, request) => {
        await switchShopWrites(request, args);
        return viewShop(request, { id: args.id });
      },
    }),
    saveOnlineShopShelves: field.field({
      type: ShopType,
      args: { id, shelves: field.arg.stringList({ required: true }) },
      resolve: async (_root, args, request) => {
        await saveShopShelves(request, args);
        return viewShop(request, { id: args.id });
      },
    }),
    testOnlineShop: field.field({
      type: ShopType,
      description: "Reads the shop's orders now. Refused with the shop's words when it does not answer.",
      args: { id },
      resolve: async (_root, args, request) => {
        await testShop(request, args);
        return viewShop(request, args);
      },
    }),
    disconnectOnlineShop: field.field({
      type: ShopType,
      description: "Forgets the token and the secret. Orders that came stay.",
      args: { id },
      resolve: async (_root, args, request) => {
        await disconnectShop(request, args);
        return viewShop(request, args);
      },
    }),
  };
});
