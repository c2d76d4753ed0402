import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of the messages about buys in English. */
const messagesEnglish = {
  list: "Texts to sellers",
  add: "New text",
  automatic: "Goes out automatically",
  title: "Text to sellers",
  newTitle: "New text to sellers",
  back: "Buy settings",
  missing: "Text not found",
  missingText: "Someone may have deleted it",
  kind: "What it's for",
  name: "Name",
  body: "Text",
  bodyHint: "Fill-ins: {fields}",
  autoReply: "Auto-reply",
  autoReplyHint:
    "Goes out once per buy when the seller answers and no one here does within 2 minutes. Leave blank for none.",
  isDefault: "Default for its kind",
  isDefaultHint: "The one that goes out with one press, or automatically",
  isAutomatic: "Send automatically",
  isAutomaticHint: "Offers, questions and other texts always wait for a person",
  preview: "Preview",
  save: "Save text",
  saved: "Text saved",
  remove: "Delete text",
  removed: "Text deleted",
  failed: "That didn't save: {error}",
} as const;

export const text = textsOf("buys-messages", messagesEnglish);
