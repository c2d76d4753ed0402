import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of `web/platform` in English. */
const platformEnglish = {
  "gate.actionNeedsEmployee": "Action needs employee",
  "gate.actionNeedsManager": "Action needs manager login",
  "access.ofOwner": "Ask the account owner if you need it for your work.",
  "access.ofSupport": "This page is for Hangtag support.",
  "guard.managersOnly": "Only managers can open that page",
  "call.failed": "The server could not do this. Try again.",
  "call.unreachable": "No connection. Nothing was changed. Try again when it is back.",
  "update.available": "Update available",
  "update.reload": "Reload",
  "update.requiredTitle": "Update required",
  "update.required": "Update required to continue using {product}!",
  "update.reloadToContinue": "Reload to continue",
  "undo.done": "Undone",
  "connection.offline":
    "This device is offline. What you see may be old. Ticks, new notes and moves of bins wait here; nothing else is saved until it is back.",
  "outbox.waiting_one": "{count} change waits",
  "outbox.waiting_other": "{count} changes wait",
  "outbox.refused_one": "{count} change was not taken",
  "outbox.refused_other": "{count} changes were not taken",
  "outbox.title": "Waiting changes",
  "outbox.hint": "They are kept on this device and are sent in this order when the connection is back.",
  "outbox.by": "{name}, {time}",
  "outbox.again": "Try again",
  "outbox.discard": "Discard",
  "outbox.send": "Send now",
  "outbox.empty": "Nothing waits",
  "outbox.emptyHint": "Everything that was done here has reached the server.",
  "outbox.needsPin": "{name} has to give the PIN here before this can be sent",
  "print.cancel": "Cancel",
  "print.save": "Save as PDF",
  "print.again": "Print again",
  "print.saved": "Saved as {file}",
  "connection.noPos": "{product} is not connected to {pos}!",
} as const;

export const platformText = textsOf("platform", platformEnglish);
