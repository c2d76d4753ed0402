import { builder } from "#server/platform/graphql/builder.ts";
import { couponMisuse } from "./misuse.ts";
import type { MisuseFinding } from "./misuse.ts";

const KindEnum = builder.enumType("CouponMisuseKind", {
  values: {
    MANY_BY_HAND: { value: "many_by_hand", description: "One person handed out more than fifteen." },
    NO_SALE: { value: "no_sale", description: "Used, and no register has a sale of it." },
    SAME_REGISTER: { value: "same_register", description: "Handed out and used at one register within ten minutes." },
    TEAM_PHONE: { value: "team_phone", description: "Handed out to a phone of the team." },
    ONE_PHONE: { value: "one_phone", description: "More than five were handed out to one phone." },
  } as const,
});

const FindingType = builder.objectRef<MisuseFinding>("CouponMisuse").implement({
  description: "Worth a look; it claims nothing.",
  fields: (field) => ({
    kind: field.expose("kind", { type: KindEnum }),
    subject: field.exposeString("subject", { description: "The person, the register or the phone that it is about." }),
    couponIds: field.exposeIDList("couponIds", { description: "The evidence." }),
  }),
});

builder.queryFields((field) => ({
  couponMisuse: field.field({
    type: [FindingType],
    args: {
      from: field.arg({ type: "BusinessDate", required: true }),
      to: field.arg({ type: "BusinessDate", required: true }),
    },
    resolve: (_root, { from, to }, request) => couponMisuse(request, { range: { from, to } }),
  }),
}));
