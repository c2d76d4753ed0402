import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of moving bins and undoing it, in English. */
const movesEnglish = {
  "move.done": "Bin {bin} moved to {place}",
  "move.doneMany_one": "{count} bin moved to {place}",
  "move.doneMany_other": "{count} bins moved to {place}",
  "move.binTo": "Move to {place}, bin {bin}",
  "move.to": "Move to {place}",
  "move.wait": "Move bin {bins} to {place}",
  "move.conflict": "Bin {bin}: {message}",
  "move.conflicts_one": "{count} bin stayed: {message}",
  "move.conflicts_other": "{count} bins stayed: {message}",
  "hold.title_one": "Bin {bins} is on hold",
  "hold.title_other": "{count} bins are on hold",
  "hold.text": "A second-hand rule keeps it off the floor until {date}. The history will say you moved it early.",
  "hold.confirm": "Move anyway",
  "hold.cancel": "Keep it back",
  "hold.until": "Hold until {date}",
  "older.hint_one": "Bin {bin} is {count} day older",
  "older.hint_other": "Bin {bin} is {count} days older",
  "older.pull": "Pull {bin} instead",
  "undo.done": "Undone",
  "undo.partly": "{done} undone. {message}",
  // The specification's own words and spelling.
  "error.updating": "An error occured while updating. {error}",
  "error.creating": "An error occured while creating. {error}",
  "error.undoing": "An error occured while undoing. {error}",
  "error.many": "There was a problem updating backstocks: {error}",
} as const;

export const text = textsOf("backstock-moves", movesEnglish);
