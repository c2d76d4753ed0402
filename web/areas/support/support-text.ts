import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of the support user's pages in English. */
const supportEnglish = {
  "support.title": "Support",
  "tab.jobs": "Failed jobs",
  "tab.mailbox": "Mailbox",
  "tab.contact": "Contact",
  "contact.address": "Support address",
  "contact.hint": "Every store sees it in About. Feedback is sent to it.",
  "contact.save": "Save",
  "contact.saved": "Support address saved",
  "jobs.empty": "No failed jobs",
  "jobs.emptyHint": "Work in the background that fails shows here with its reason.",
  "jobs.tries": "Try {attempts} of {maxAttempts}",
  "jobs.failed": "failed {time}",
  "jobs.next": "next try {time}",
  "jobs.stopped": "Waits for a person",
  "jobs.again": "Run again",
  "jobs.started": "{name} runs again",
  "mailbox.empty": "No mails yet",
  "mailbox.emptyHint": "Without a mail server, what would have been sent stands here.",
  "mailbox.to": "To {to}",
} as const;

export const text = textsOf("support", supportEnglish);
