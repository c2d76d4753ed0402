import { builder } from "#server/platform/graphql/builder.ts";
import { listMailbox } from "./mailbox.ts";

type KeptMail = Awaited<ReturnType<typeof listMailbox>>[number];

const MailType = builder.objectRef<KeptMail>("Mail").implement({
  description: "A mail that would have been sent if a mail server were set.",
  fields: (field) => ({
    id: field.exposeID("id"),
    to: field.exposeString("to"),
    subject: field.exposeString("subject"),
    text: field.exposeString("text"),
    html: field.exposeString("html"),
    at: field.expose("at", { type: "Instant" }),
  }),
});

builder.queryField("mailbox", (field) =>
  field.field({
    type: [MailType],
    args: { limit: field.arg.int({ defaultValue: 50 }) },
    resolve: (_root, { limit }, request) => listMailbox(request, { limit: limit ?? undefined }),
  }),
);
