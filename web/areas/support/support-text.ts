import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of the support user's pages in English. */
const supportEnglish = {
  "support.title": "Support",
  "tab.jobs": "Failed jobs",
  "tab.companies": "Companies",
  "tab.mailbox": "Mailbox",
  "tab.contact": "Contact",
  "contact.address": "Support address",
  "contact.hint": "Shown to every store in About. Feedback goes here.",
  "contact.save": "Save",
  "contact.saved": "Support address saved",
  "companies.search": "Company, store, number or email",
  "companies.none": "No company like that",
  "companies.closed": "Closed",
  "companies.noOwner": "No owner yet",
  "companies.noStores": "No store yet",
  "companies.open": "Open {store}",
  "enter.title": "Open {store}",
  "enter.text": "The store's history shows your name, the time and this reason.",
  "enter.reason": "Reason",
  "enter.save": "Open store",
  "jobs.empty": "No failed jobs",
  "jobs.emptyHint": "Background jobs that fail show here with the reason",
  "jobs.tries": "Attempt {attempts} of {maxAttempts}",
  "jobs.failed": "failed {time}",
  "jobs.next": "next attempt {time}",
  "jobs.stopped": "Needs a person",
  "jobs.again": "Run again",
  "jobs.started": "{name} is running again",
  "mailbox.empty": "No email yet",
  "mailbox.emptyHint": "Without a mail server, unsent email shows here",
  "mailbox.to": "To {to}",
} as const;

export const text = textsOf("support", supportEnglish);
