import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of the training store in English. */
const trainingEnglish = {
  band: "Training store: nothing leaves here",
  pin: "Everyone's PIN: {pin}",
  leave: "Back to {store}",
  leaveShort: "Leave",
  title: "Training store",
  intro:
    "A copy of {store} with made-up people, sales and sellers, for new hires to practice in. No text, email, posting or payment leaves it.",
  practice: "Practice check-in, texting, coupons, bins and the time clock. Made-up customers text back.",
  make: "Make a training store",
  askOwner: "Ask your owner to make one. You'll open it here, and in the store list at the top.",
  "building.title": "Making the training store",
  "building.steps": "{done} of {count} steps",
  "building.leave": "You can leave this page",
  "ready.title": "{store} is ready",
  "ready.pin": "Everyone's PIN in it is {pin}",
  "ready.made": "Made {date} by {name}",
  "ready.where": "Managers and employees of {store} find it in the store list at the top.",
  open: "Open training store",
  fresh: "Start fresh",
  "fresh.title": "Start {store} fresh?",
  "fresh.text": "What was practiced there is gone. Settings come from {from} as they are now.",
  "fresh.confirm": "Start fresh",
  delete: "Delete",
  "delete.title": "Delete {store}?",
  "delete.text": "What was practiced there is gone. {from} stays as it is.",
  "delete.confirm": "Delete",
  cancel: "Cancel",
  deleted: "{store} deleted",
  "failed.title": "Making the training store failed",
  tryAgain: "Try again",
  here: "This is the training store of {store}",
  hereText: "Start it fresh or delete it from the settings of {store}.",
} as const;

export const text = textsOf("training", trainingEnglish);
