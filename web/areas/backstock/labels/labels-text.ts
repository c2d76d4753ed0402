import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of printing labels in English. */
const labelsEnglish = {
  "labels.title_one": "Print {count} label",
  "labels.title_other": "Print {count} labels",
  "labels.titleRange": "Print labels",
  "labels.titlePlace": "Print label for {name}",
  "labels.from": "From bin",
  "labels.to": "To bin",
  "labels.what": "Label type",
  "labels.bin": "Permanent labels",
  "labels.binText": "Number, barcode and a line to write on",
  "labels.slip": "Content slips",
  "labels.slipText": "What each bin holds now. Skips empty bins.",
  "labels.paper": "Paper",
  "labels.label": "Labels, 4 x 2 inches",
  "labels.labelText": "One per page, for a label printer",
  "labels.sheet": "Sheet of ten on Letter",
  "labels.sheetText": "2 x 5, fits Avery 5163",
  "labels.pdf": "Save as PDF",
  "labels.saved_one": "{count} label saved as {file}",
  "labels.saved_other": "{count} labels saved as {file}",
  "labels.drawing": "Making the labels. Hundreds take a few seconds.",
  "labels.print": "Print",
  "labels.cancel": "Cancel",
  "labels.printer": "Register",
  "labels.offline": "{name} (not online)",
  "labels.noRegister": "No POS selected: no register with a label printer is paired. Save the labels as PDF.",
  "job.queued": "Waiting for {name}. Prints if it comes online within 15 minutes.",
  "job.printing": "Printing at {name}",
  "job.done": "{title}: printed at {name}",
  "job.failed": "Print pending: {reason}",
  "job.cancelled": "Canceled",
} as const;

export const text = textsOf("backstock-labels", labelsEnglish);
