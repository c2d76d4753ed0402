import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of `web/platform` in English. */
const platformEnglish = {
  "hint.known": "Got it",
  "gate.actionNeedsEmployee": "Action needs employee",
  "gate.actionNeedsManager": "Action needs manager login",
  "access.ofOwner": "Ask the account owner for access",
  "access.ofSupport": "This page is for Hangtag support",
  "guard.managersOnly": "Only managers can open that page",
  "call.failed": "That didn't work. Try again.",
  "call.unreachable": "You're offline. Nothing changed. Try again when you're back online.",
  "camera.use": "Use camera",
  "camera.stop": "Stop camera",
  "camera.view": "Camera",
  "camera.refused": "We can't use the camera. Allow it in your browser's settings, or type the number.",
  "update.available": "Update available",
  "update.reload": "Reload",
  "update.requiredTitle": "Update required",
  "update.required": "Update required to continue using {product}!",
  "update.reloadToContinue": "Reload to continue",
  "undo.done": "Undone",
  "connection.offline": "This device is offline.",
  "connection.cutOff": "We can't reach {product}.",
  "connection.waits":
    "What you see may be old. Checkmarks, new notes, bin moves and coupons you may take offline wait here. Nothing else saves until you're back online.",
  "data.asOf": "These figures are from {time}. Open the page again for newer ones.",
  "outbox.waiting_one": "{count} change waiting to send",
  "outbox.waiting_other": "{count} changes waiting to send",
  "outbox.refused_one": "{count} change didn't save",
  "outbox.refused_other": "{count} changes didn't save",
  "outbox.saved_one": "{count} saved change to look at",
  "outbox.saved_other": "{count} saved changes to look at",
  "outbox.needsPin": "{name} needs to enter a PIN to send this",
  "print.cancel": "Cancel",
  "print.save": "Save as PDF",
  "print.again": "Print again",
  "print.saved": "Saved as {file}",
  "connection.noPos": "{product} is not connected to {pos}!",
} as const;

export const platformText = textsOf("platform", platformEnglish);
