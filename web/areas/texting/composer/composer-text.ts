import { textsOf } from "#web/platform/language/texts.ts";

const composerEnglish = {
  label: "Text message",
  placeholder: "Write a text",
  send: "Send",
  sendHint: "Enter sends, Shift+Enter starts a new line",
  later: "Send later",
  "later.opening": "When we open, {when}",
  "later.tomorrow": "Tomorrow at 10:00 AM",
  "later.own": "Pick a time",
  "later.title": "Send later",
  "later.save": "Schedule text",
  scheduled: "Text sends {when}",
  templates: "Templates",
  editTemplates: "Edit templates",
  addTemplate: "New template",
  note: "Save as note",
  noteSaved: "Note saved for your team",
  blank: "This template would be blank here",
  justAnswered: "{name} answered {count} seconds ago.",
  stillHere: "Your text is still here.",
  keepWriting: "Keep writing",
  sendAnyway: "Send anyway",
  who: "Who's sending this text?",
  whoNote: "Whose note is this?",
  failed: "Your text is still here. {error}",
} as const;

export const text = textsOf("texting-composer", composerEnglish);
