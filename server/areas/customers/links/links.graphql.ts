import { LikenessEnum } from "#server/areas/customers/merging/merging.graphql.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { linkCustomer, offerLinksAgain, ruleOutLinks, unlinkCustomer, viewLinks } from "./links.ts";
import type { CustomerLinks, LinkCandidate } from "./links.ts";

const StateEnum = builder.enumType("CustomerLinkState", {
  values: {
    LINKED: { value: "linked" },
    SUGGESTED: { value: "suggested" },
    CONFLICT: { value: "conflict", description: "Two records of the register are surely meant: a person picks." },
    UNLINKED: { value: "unlinked" },
    MISSING: { value: "missing", description: "The register has deleted its record." },
  } as const,
});

const LinkType = builder.objectRef<CustomerLinks["links"][number]>("CustomerLink").implement({
  fields: (field) => ({
    posCustomerId: field.exposeString("externalId"),
    name: field.exposeString("name"),
    phone: field.string({ nullable: true, resolve: ({ phoneDigits, customerCode }) => phoneDigits ?? customerCode }),
    email: field.exposeString("email", { nullable: true }),
    isGone: field.exposeBoolean("isGone"),
    linkedAt: field.expose("linkedAt", { type: "Instant", nullable: true }),
    method: field.exposeString("method", { nullable: true }),
  }),
});

const CandidateType = builder.objectRef<LinkCandidate>("CustomerLinkCandidate").implement({
  fields: (field) => ({
    register: field.expose("register", { type: LinkType }),
    score: field.exposeInt("score"),
    agreesIn: field.expose("agreesIn", { type: [LikenessEnum] }),
    unlinkedAt: field.field({
      type: "Instant",
      nullable: true,
      description: "When a person took the two apart, or said that they differ; only a person links them then.",
      resolve: ({ register }) => register.refusedAt,
    }),
    wasLinked: field.boolean({
      description: "A link was taken away; false for one that was only ever suggested.",
      resolve: ({ register }) => register.wasLinked ?? false,
    }),
  }),
});

const LinksType = builder.objectRef<CustomerLinks>("CustomerLinks").implement({
  description: "A customer at this store's register.",
  fields: (field) => ({
    state: field.expose("state", { type: StateEnum }),
    links: field.expose("links", { type: [LinkType] }),
    candidates: field.expose("candidates", { type: [CandidateType] }),
  }),
});

const args = {
  customerId: { type: "Uuid", required: true },
} as const;

builder.queryField("customerLinks", (field) =>
  field.field({
    type: LinksType,
    args: { customerId: field.arg(args.customerId) },
    resolve: (_root, input, request) => viewLinks(request, input),
  }),
);

builder.mutationFields((field) => ({
  linkCustomer: field.field({
    type: LinksType,
    args: { customerId: field.arg(args.customerId), posCustomerId: field.arg.string({ required: true }) },
    resolve: (_root, linked, request) => linkCustomer(request, linked),
  }),
  unlinkCustomer: field.field({
    type: LinksType,
    args: { customerId: field.arg(args.customerId), posCustomerId: field.arg.string({ required: true }) },
    resolve: (_root, linked, request) => unlinkCustomer(request, linked),
  }),
  ruleOutCustomerLinks: field.field({
    type: LinksType,
    description: "None of these records is the customer: no feed and no check-in links or suggests them again.",
    args: { customerId: field.arg(args.customerId), posCustomerIds: field.arg.stringList({ required: true }) },
    resolve: (_root, input, request) => ruleOutLinks(request, input),
  }),
  offerCustomerLinksAgain: field.field({
    type: LinksType,
    description: "Undoes it; what a manager unlinked stays so.",
    args: { customerId: field.arg(args.customerId), posCustomerIds: field.arg.stringList({ required: true }) },
    resolve: (_root, input, request) => offerLinksAgain(request, input),
  }),
}));
