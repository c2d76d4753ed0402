/** Kinds of records whose changes are changes of settings; the lists of changes follow them. */
export const settingRecords = [
  ...(["Store", "StoreHours", "StoreSwitches", "ReportSettings"] as const),
  ...(["device", "Integration", "NightlyMail"] as const),
];
