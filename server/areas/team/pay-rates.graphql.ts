import { builder } from "#server/platform/graphql/builder.ts";
import { listEmployeeIdsWithoutRate, listPayRates, removePayRate, setPayRate } from "./pay-rates.ts";

type PayRate = Awaited<ReturnType<typeof listPayRates>>[number];

const PayRateType = builder.objectRef<PayRate>("PayRate").implement({
  description: "What an hour of a person costs from a date on, until the next rate begins.",
  fields: (field) => ({
    id: field.expose("id", { type: "Uuid" }),
    startsOn: field.expose("startsOn", { type: "BusinessDate" }),
    hourlyWage: field.expose("hourlyWageCents", { type: "Money", nullable: true, description: "Null for a salary." }),
  }),
});

builder.queryField("payRates", (field) =>
  field.field({
    type: [PayRateType],
    args: { employeeId: field.arg.id({ required: true }) },
    resolve: (_root, { employeeId }, request) => listPayRates(request, { employeeId }),
  }),
);

builder.queryField("employeeIdsWithoutPayRate", (field) =>
  field.idList({
    nullable: true,
    description: "By name; a salary is a rate too. Null for those who may not see wages in this store.",
    resolve: (_root, _args, request) => listEmployeeIdsWithoutRate(request, {}),
  }),
);

builder.mutationFields((field) => ({
  setPayRate: field.field({
    type: [PayRateType],
    args: {
      employeeId: field.arg.id({ required: true }),
      startsOn: field.arg({ type: "BusinessDate", required: true }),
      hourlyWage: field.arg({ type: "Money", description: "Null for a salary." }),
    },
    resolve: (_root, { employeeId, startsOn, hourlyWage }, request) =>
      setPayRate(request, { employeeId, startsOn, hourlyWageCents: hourlyWage ?? null }),
  }),
  removePayRate: field.field({
    type: [PayRateType],
    args: {
      employeeId: field.arg.id({ required: true }),
      payRateId: field.arg({ type: "Uuid", required: true }),
    },
    resolve: (_root, args, request) => removePayRate(request, args),
  }),
}));
