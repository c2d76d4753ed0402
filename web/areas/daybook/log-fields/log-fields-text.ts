import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of the pages of log fields in English. */
export const text = textsOf("daybook-log-fields", {
  "fields.title": "Log fields",
  "fields.hint": "What your team fills in on the daybook each day",
  "fields.back": "Daybook settings",
  "fields.open": "Set up log fields",
  "fields.none": "No log fields yet",
  "fields.noneText": "Add a field, like: Drawer count.",
  "fields.add": "Add field",
  "fields.new": "New field",
  "fields.edit": "Edit field",
  "fields.name": "Name",
  "fields.kind": "Answer type",
  "fields.required": "Required every day",
  "fields.save": "Save",
  "fields.archive": "Remove field",
  "fields.archived": "{name} removed",
  "fields.editLabel": "Edit {name}",
  "kind.TEXT": "Text",
  "kind.NUMBER": "Number",
  "kind.MONEY": "Money",
  "kind.PERCENT": "Percent",
  "kind.YES_NO": "Yes or no",
  "history.log-field.added": "added the field",
  "history.log-field.edited": "changed the field",
  "history.log-field.archived": "removed the field",
});
