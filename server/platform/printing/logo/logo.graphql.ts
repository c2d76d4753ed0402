import type { DotPicture } from "#common/printing/dot-picture.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { removeStoreLogo, setStoreLogo, toSent, viewStoreLogo } from "./logo.ts";

const StoreLogoType = builder.objectRef<DotPicture>("StoreLogo").implement({
  description: "Black dots as a receipt printer prints them.",
  fields: (field) => ({
    width: field.exposeInt("width", { description: "A multiple of eight." }),
    height: field.exposeInt("height"),
    dataBase64: field.string({
      description: "Row by row, eight dots a byte, the leftmost in its highest bit.",
      resolve: (logo) => toSent(logo).dataBase64,
    }),
  }),
});

builder.queryField("storeLogo", (field) =>
  field.field({
    type: StoreLogoType,
    nullable: true,
    description: "What stands above the store's receipts and coupons.",
    resolve: (_root, _args, request) => viewStoreLogo(request, {}),
  }),
);

builder.mutationFields((field) => ({
  setStoreLogo: field.field({
    type: StoreLogoType,
    args: {
      width: field.arg.int({ required: true }),
      height: field.arg.int({ required: true }),
      dataBase64: field.arg.string({ required: true }),
    },
    resolve: (_root, args, request) => setStoreLogo(request, args),
  }),
  removeStoreLogo: field.boolean({
    resolve: async (_root, _args, request) => {
      await removeStoreLogo(request, {});
      return true;
    },
  }),
}));
