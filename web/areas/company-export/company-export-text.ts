import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of the export of everything, in English. */
const companyExportEnglish = {
  title: "Export everything",
  ownerOnly: "Only the owner exports everything",
  intro:
    "One ZIP file with a table for everything your stores have here, and a README that says what each column means.",
  left: "Passwords, PINs and ID numbers stay out.",
  start: "Export everything",
  again: "Export again",
  tryAgain: "Try again",
  download: "Download",
  "working.title": "Writing the file",
  "working.tables": "{done} of {count} tables",
  "working.rows": "{rows} lines so far",
  "working.leave": "You can leave this page",
  "ready.title": "The file is ready",
  "ready.made": "Made {date} at {time}",
  "ready.small": "Under 0.1 MB, {rows} lines",
  "ready.size": "{size} MB, {rows} lines",
  "ready.until": "Kept until {date}",
  "failed.title": "The export failed",
  "failed.text": "Nothing is lost. Try again, or write to support if it happens twice.",
} as const;

export const text = textsOf("company-export", companyExportEnglish);
