/** Texts of the reports' home in English. */
export const reportsEnglish = {
  title: "Reports",
  back: "Reports",
  "aging.title": "Aging backstock",
  "aging.text": "How long the bins of each category have waited, now or on any day in the past",
  "aging.figure_one": "{count} bin in backstock",
  "aging.figure_other": "{count} bins in backstock",
  "history.title": "Backstock history",
  "history.text": "Every bin that was added, moved, pulled or removed, by whom and when",
  "history.figure": "Yesterday {added} added, {pulled} pulled",
} as const;
