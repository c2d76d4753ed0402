import { builder } from "#server/platform/graphql/builder.ts";
import { giveReleaseFeedback, listReleases, markReleasesRead } from "./software-updates.ts";
import type { ReaderRelease } from "./software-updates.ts";

const FeedbackRating = builder.enumType("FeedbackRating", {
  values: { GOOD: { value: "good" }, NEUTRAL: { value: "neutral" }, BAD: { value: "bad" } } as const,
});

const FeedbackType = builder.objectRef<NonNullable<ReaderRelease["feedback"]>>("ReleaseFeedback").implement({
  description: "What this login, or this register, thinks of a release.",
  fields: (field) => ({
    rating: field.expose("rating", { type: FeedbackRating }),
    body: field.exposeString("body"),
    mayContact: field.exposeBoolean("mayContact"),
    givenAt: field.expose("givenAt", { type: "Instant" }),
    editedAt: field.expose("editedAt", { type: "Instant", nullable: true }),
    closesAt: field.expose("closesAt", { type: "Instant", description: "From then on it stays as it is." }),
  }),
});

const ReleaseType = builder.objectRef<ReaderRelease>("Release").implement({
  description: "A version of the program and what is new in it.",
  fields: (field) => ({
    id: field.exposeID("id"),
    version: field.exposeString("version"),
    publishedAt: field.expose("publishedAt", { type: "Instant" }),
    title: field.exposeString("title"),
    body: field.exposeString("body", {
      description: "Markdown: headings, paragraphs, lists, bold, italic, code, links, our own images. Never HTML.",
    }),
    requiredBy: field.expose("requiredBy", {
      type: "BusinessDate",
      nullable: true,
      description: "Until then everybody should have it; null when nothing presses.",
    }),
    isUnread: field.exposeBoolean("isUnread"),
    feedback: field.expose("feedback", { type: FeedbackType, nullable: true }),
    isFeedbackOpen: field.exposeBoolean("isFeedbackOpen", {
      description: "Feedback may be given, or still be changed.",
    }),
  }),
});

builder.queryField("releases", (field) =>
  field.field({
    type: [ReleaseType],
    description: "Newest first.",
    resolve: (_root, _args, request) => listReleases(request, {}),
  }),
);

builder.mutationFields((field) => ({
  markReleasesRead: field.field({
    type: ["ID"],
    args: { releaseIds: field.arg.idList({ description: "All of them when not given." }) },
    resolve: (_root, { releaseIds }, request) => markReleasesRead(request, { releaseIds: releaseIds ?? null }),
  }),
  giveReleaseFeedback: field.field({
    type: "ID",
    args: {
      releaseId: field.arg.id({ required: true }),
      rating: field.arg({ type: FeedbackRating, required: true }),
      body: field.arg.string({ required: true, defaultValue: "" }),
      mayContact: field.arg.boolean({ required: true, defaultValue: false }),
    },
    resolve: async (_root, args, request) => (await giveReleaseFeedback(request, args)).releaseId,
  }),
}));
