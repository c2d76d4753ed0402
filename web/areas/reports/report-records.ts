/** Records whose change makes a weekly or monthly report another one. */
export const reportRecords = ["daily-report", "DayCounts", "Goal", "StoreSwitches", "ReportSettings"] as const;

/** And those whose change makes a day's close another one. */
export const closeRecords = ["daily-report", "business-date", "Goal", "StoreHours"] as const;
