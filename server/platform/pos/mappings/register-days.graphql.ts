import { builder } from "#server/platform/graphql/builder.ts";
import { registerDays, type RegisterDays } from "./register-days.ts";

const registerDayType = builder.objectRef<NonNullable<RegisterDays["today"]>>("RegisterDay").implement({
  description: "What one register sold on a business date.",
  fields: (field) => ({
    date: field.field({ type: "BusinessDate", resolve: ({ date }) => date }),
    netCents: field.exposeInt("netCents", { description: "Before tax and without gift cards." }),
    tickets: field.exposeInt("tickets"),
    lastAt: field.field({ type: "Instant", resolve: ({ lastAt }) => lastAt }),
  }),
});

const registerDaysType = builder.objectRef<RegisterDays>("RegisterDays").implement({
  fields: (field) => ({
    date: field.field({ type: "BusinessDate", description: "Today.", resolve: ({ date }) => date }),
    today: field.field({ type: registerDayType, nullable: true, resolve: ({ today }) => today }),
    yesterday: field.field({ type: registerDayType, nullable: true, resolve: ({ yesterday }) => yesterday }),
  }),
});

builder.queryField("registerDays", (field) =>
  field.field({
    type: registerDaysType,
    description: "A day is null when the register sold nothing on it.",
    args: { deviceId: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => registerDays(request, args),
  }),
);
