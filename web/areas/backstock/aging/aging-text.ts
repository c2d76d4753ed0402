import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of the aging report in English. */
const agingEnglish = {
  title: "Aging backstock",
  back: "Reports",
  "filter.date": "As of the end of",
  "filter.location": "Location",
  "filter.season": "Season",
  "filter.all": "All",
  "filter.clear": "Clear filters",
  "column.category": "Category",
  "column.total": "Total",
  "column.average": "Average age",
  "column.oldest": "Oldest bin",
  "means.total": "Bins that hold something, at all ages.",
  "means.average": "Days since the inventory date, averaged over the bins of the line.",
  "means.oldest": "The bin with the earliest inventory date.",
  "means.band": "Bins that many days old, counted from their inventory date.",
  "means.label": "How ages are counted",
  "means.all":
    "A bin's age is the days since its inventory date. The chips count bins by age; the average is over the bins of the line.",
  "unit.days": "days old",
  days_one: "{count} day",
  days_other: "{count} days",
  oldest: "Bin {bin}, {days}",
  "open.cell_one": "{count} bin of {category}, {band} days old",
  "open.cell_other": "{count} bins of {category}, {band} days old",
  total: "Total",
  "picture.title": "Stock by category and age",
  "picture.label": "Bins of each category, by days of age",
  "picture.row_one": "{category}: {count} bin. {parts}",
  "picture.row_other": "{category}: {count} bins. {parts}",
  "picture.part": "{bins} of {band} days",
  "table.title": "Bins by days of age",
  "empty.title": "No bins in backstock",
  "empty.text": "Fill bins to see them here by category and age",
  "empty.filtered": "No bins match these filters",
  "empty.filteredText": "Choose another location or season",
  past: "As of the end of {date}",
  refused: "Choose today or an earlier date",
} as const;

export const text = textsOf("backstock-aging", agingEnglish);
