import { builder } from "#server/platform/graphql/builder.ts";
import { deleteTextTemplate, listTextTemplates, orderTextTemplates, saveTextTemplate } from "./templates.ts";
import type { TextTemplate } from "./templates.ts";

const TextTemplateType = builder.objectRef<TextTemplate>("TextTemplate").implement({
  description: "A text that a person puts into any thread and then sends.",
  fields: (field) => ({
    id: field.expose("id", { type: "Uuid" }),
    name: field.exposeString("name"),
    body: field.exposeString("body", { description: "With fields in braces, such as {first_name}." }),
  }),
});

builder.queryField("textTemplates", (field) =>
  field.field({ type: [TextTemplateType], resolve: (_root, _args, request) => listTextTemplates(request, {}) }),
);

builder.mutationFields((field) => ({
  saveTextTemplate: field.field({
    type: TextTemplateType,
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      name: field.arg.string({ required: true }),
      body: field.arg.string({ required: true }),
    },
    resolve: (_root, args, request) => saveTextTemplate(request, args),
  }),
  deleteTextTemplate: field.boolean({
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => deleteTextTemplate(request, args),
  }),
  orderTextTemplates: field.field({
    type: [TextTemplateType],
    args: { ids: field.arg({ type: ["Uuid"], required: true }) },
    resolve: (_root, args, request) => orderTextTemplates(request, args),
  }),
}));
