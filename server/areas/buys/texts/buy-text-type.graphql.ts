import { builder } from "#server/platform/graphql/builder.ts";
import type { BuyText } from "./text-buy.ts";

const messageKinds = {
  CHECKED_IN: { value: "checked_in" },
  LATER: { value: "later", description: "The wait takes longer than was promised." },
  READY: { value: "ready" },
  REMINDER: { value: "reminder" },
  LAST_CALL: { value: "last_call" },
  BRING_BACK: { value: "bring_back", description: "The season of what was passed on begins." },
  DROP_OFF: { value: "drop_off", description: "An hour before the seller means to drop off." },
  QUESTION: { value: "question" },
  CUSTOM: { value: "custom" },
} as const;

export const BuyMessageKind = builder.enumType("BuyMessageKind", { values: messageKinds });

const BuyTextKind = builder.enumType("BuyTextKind", {
  values: { ...messageKinds, AUTO_REPLY: { value: "auto_reply" } } as const,
});

export const BuyTextType = builder.objectRef<BuyText>("BuyText").implement({
  description: "A text about a buy, and what became of it.",
  fields: (field) => ({
    id: field.expose("id", { type: "Uuid" }),
    kind: field.expose("kind", { type: BuyTextKind }),
    status: field.exposeString("status"),
    blockCode: field.exposeString("blockCode", { nullable: true, description: "Why it was not sent." }),
    failureReason: field.exposeString("failureReason", { nullable: true, description: "Why it did not arrive." }),
    at: field.expose("at", { type: "Instant", description: "When it went out; when it was written if it has not." }),
  }),
});
