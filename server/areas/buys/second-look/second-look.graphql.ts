import { builder } from "#server/platform/graphql/builder.ts";
import { answerSecondLook, startSecondLook, viewSecondLook } from "./second-look.ts";
import type { SecondLook, SecondLookDay, ShownPiece } from "./second-look.ts";

const PieceType = builder.objectRef<ShownPiece>("SecondLookPiece").implement({
  fields: (field) => ({
    position: field.exposeInt("position"),
    category: field.exposeString("categoryCode"),
    description: field.exposeString("description"),
    brand: field.exposeString("brand", { nullable: true }),
    size: field.exposeString("size", { nullable: true }),
    wasTaken: field.exposeBoolean("wasTaken", {
      nullable: true,
      description: "The first answer; null until all second ones are given.",
    }),
    passReason: field.exposeString("passReason", { nullable: true }),
    isTakenAgain: field.exposeBoolean("isTakenAgain", { nullable: true }),
  }),
});

const SecondLookType = builder.objectRef<SecondLook>("SecondLook").implement({
  description: "Five pieces of a finished buy, sorted again by another buyer who does not see the first answers.",
  fields: (field) => ({
    id: field.exposeID("id"),
    buyNumber: field.exposeString("buyNumber"),
    buyerName: field.exposeString("buyerName", { description: "Who sorted the buy first." }),
    employeeName: field.exposeString("employeeName", { description: "Who looks at it again." }),
    answeredAt: field.expose("answeredAt", { type: "Instant", nullable: true }),
    pieces: field.expose("pieces", { type: [PieceType] }),
  }),
});

const CandidateType = builder.objectRef<NonNullable<SecondLookDay["candidate"]>>("SecondLookCandidate").implement({
  fields: (field) => ({
    buyNumber: field.exposeString("buyNumber"),
    buyerName: field.exposeString("buyerName"),
  }),
});

const DayType = builder.objectRef<SecondLookDay>("SecondLookDay").implement({
  fields: (field) => ({
    look: field.expose("look", { type: SecondLookType, nullable: true }),
    candidate: field.expose("candidate", {
      type: CandidateType,
      nullable: true,
      description: "The buy that the day's look would be about.",
    }),
  }),
});

builder.queryField("secondLook", (field) =>
  field.field({
    type: DayType,
    description: "The day's second look, or the buy that it would be about.",
    resolve: (_root, _args, request) => viewSecondLook(request, {}),
  }),
);

builder.mutationFields((field) => ({
  startSecondLook: field.field({
    type: SecondLookType,
    description: "Begins the day's second look, or returns the one that was begun.",
    args: { id: field.arg({ type: "Uuid", required: true, description: "Made by the client." }) },
    resolve: (_root, args, request) => startSecondLook(request, args),
  }),
  answerSecondLook: field.field({
    type: SecondLookType,
    description: "Gives all five answers at once: taken or not, in the order of the pieces.",
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      answers: field.arg.booleanList({ required: true }),
    },
    resolve: (_root, args, request) => answerSecondLook(request, args),
  }),
}));
