type Retention = "never" | "30-days" | "1-year" | "as-law";

/** The default retention: a required ID number is kept for a year, an optional one never. */
export function retentionOf(settings: { idRetention: Retention | null; requiresIdNumber: boolean }): Retention {
  return settings.idRetention ?? (settings.requiresIdNumber ? "1-year" : "never");
}
