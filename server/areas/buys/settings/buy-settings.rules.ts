type Retention = "never" | "30-days" | "1-year" | "as-law";

/** What is kept unless a manager says otherwise: a number that is asked for is kept for a year, another one never. */
export function retentionOf(settings: { idRetention: Retention | null; requiresIdNumber: boolean }): Retention {
  return settings.idRetention ?? (settings.requiresIdNumber ? "1-year" : "never");
}
