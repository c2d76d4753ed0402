import { builder } from "#server/platform/graphql/builder.ts";
import { findInStore } from "./search.ts";
import type { SearchResult } from "./search.ts";

const SearchKind = builder.enumType("SearchKind", {
  values: {
    EMPLOYEE: { value: "employee" },
    CUSTOMER: { value: "customer", description: "Of the company; the date is the last buy's." },
    ORDER: {
      value: "order",
      description: "Of the online shop, with where it waits; the date is the one it was placed.",
    },
    BIN: { value: "bin" },
    TASK: { value: "task" },
    NOTE: { value: "note" },
  } as const,
});

const SearchResultType = builder.objectRef<SearchResult>("SearchResult").implement({
  description: "Something of the store that the typed words name.",
  fields: (field) => ({
    kind: field.expose("kind", { type: SearchKind }),
    id: field.exposeID("id"),
    text: field.exposeString("text", { description: "A name, or the part of a note around the first word." }),
    date: field.expose("date", { type: "BusinessDate", nullable: true }),
  }),
});

builder.queryField("search", (field) =>
  field.field({
    type: [SearchResultType],
    args: { text: field.arg.string({ required: true }) },
    resolve: (_root, args, request) => findInStore(request, args),
  }),
);
