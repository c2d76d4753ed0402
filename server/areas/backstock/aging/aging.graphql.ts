import { builder } from "#server/platform/graphql/builder.ts";
import { exportAging, viewAging } from "./aging.ts";
import type { Aging, NamedAgingRow } from "./aging.ts";

const OldestType = builder.objectRef<NonNullable<NamedAgingRow["oldest"]>>("OldestBin").implement({
  fields: (field) => ({
    backstockId: field.expose("id", { type: "Uuid" }),
    bin: field.exposeString("binLabel", { description: "The number with the store's prefix." }),
    ageDays: field.exposeInt("ageDays"),
  }),
});

const RowType = builder.objectRef<NamedAgingRow>("BackstockAgingRow").implement({
  description: "The bins of a category by age.",
  fields: (field) => ({
    categoryId: field.expose("categoryId", { type: "Uuid", nullable: true, description: "Null in the total." }),
    categoryName: field.exposeString("categoryName"),
    counts: field.intList({ description: "In the order of the bands.", resolve: ({ counts }) => [...counts] }),
    bins: field.exposeInt("total"),
    averageAge: field.exposeInt("averageAge", { nullable: true, description: "Days." }),
    oldest: field.expose("oldest", { type: OldestType, nullable: true }),
  }),
});

const AgingType = builder.objectRef<Aging>("BackstockAging").implement({
  fields: (field) => ({
    date: field.expose("date", { type: "BusinessDate", description: "It shows how this day ended." }),
    today: field.expose("today", { type: "BusinessDate" }),
    bands: field.exposeStringList("bands", { description: "Youngest first: 0-30 … 366+." }),
    rows: field.expose("rows", { type: [RowType] }),
    total: field.expose("total", { type: RowType }),
  }),
});

type Cell = { categoryName: string; age: string; bins: number };

/** A kind of record that the specification names: one category in one age band, now. */
const CellType = builder.objectRef<Cell>("BackstockAgeReport").implement({
  fields: (field) => ({
    categoryName: field.exposeString("categoryName"),
    age: field.exposeString("age", { description: "The band, such as 31-60." }),
    bins: field.exposeInt("bins"),
  }),
});

const ReportType = builder.objectRef<NamedAgingRow & { cells: Cell[] }>("BackstockReport").implement({
  description: "One category now, with its bins of each age.",
  fields: (field) => ({
    categoryName: field.exposeString("categoryName"),
    age: field.string({ description: "All ages together: all.", resolve: () => "all" }),
    categoryId: field.expose("categoryId", { type: "Uuid", nullable: true }),
    bins: field.exposeInt("total"),
    averageAge: field.exposeInt("averageAge", { nullable: true }),
    ages: field.expose("cells", { type: [CellType], description: "Youngest band first." }),
  }),
});

const filter = (field: Parameters<Parameters<typeof builder.queryFields>[0]>[0]) => ({
  date: field.arg({ type: "BusinessDate", description: "A day in the past; now when left out." }),
  locationId: field.arg({ type: "Uuid" }),
  season: field.arg.string({ description: "all, SS, FW or holiday" }),
});

builder.queryFields((field) => ({
  backstockAging: field.field({
    type: AgingType,
    description: "How long the bins of each category have waited.",
    args: filter(field),
    resolve: (_root, args, request) => viewAging(request, args),
  }),
  backstockAgingCsv: field.string({
    args: filter(field),
    resolve: (_root, args, request) => exportAging(request, args),
  }),
  backstockReport: field.field({
    type: [ReportType],
    description: "What is in backstock now, by category and age.",
    resolve: async (_root, _args, request) => cellsOf(await viewAging(request, {})),
  }),
}));

function cellsOf({ rows, bands }: Aging): (NamedAgingRow & { cells: Cell[] })[] {
  return rows.map((row) => ({
    ...row,
    cells: bands.map((age, at) => ({ categoryName: row.categoryName, age, bins: row.counts[at] ?? 0 })),
  }));
}
