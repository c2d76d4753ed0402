import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of printing labels in English. */
const labelsEnglish = {
  "labels.title_one": "Print {count} label",
  "labels.title_other": "Print {count} labels",
  "labels.titleRange": "Print labels",
  "labels.titlePlace": "Print the label of {name}",
  "labels.from": "From bin",
  "labels.to": "To bin",
  "labels.what": "What stands on them",
  "labels.bin": "Permanent labels",
  "labels.binText": "The number, a barcode and a line to write on. Never what is in the bin.",
  "labels.slip": "Content slips",
  "labels.slipText": "What each bin holds now. Empty bins are left out.",
  "labels.paper": "Paper",
  "labels.label": "Labels, 4 x 2 inches",
  "labels.labelText": "One on a page, for a label printer",
  "labels.sheet": "Sheet of ten on Letter",
  "labels.sheetText": "2 x 5, cut as Avery 5163",
  "labels.pdf": "Save as PDF",
  "labels.saved_one": "{count} label is saved as {file}",
  "labels.saved_other": "{count} labels are saved as {file}",
  "labels.drawing": "Drawing the labels. Hundreds of them take some seconds.",
  "labels.print": "Print",
  "labels.cancel": "Cancel",
  "labels.printer": "Register",
  "labels.offline": "{name} (not online)",
  "labels.noRegister": "No POS selected: no register with a label printer is paired. Save the labels as PDF.",
  "job.queued": "Waiting for {name}. It prints as soon as it is online, for 15 minutes",
  "job.printing": "Printing at {name}",
  "job.done": "{title}: printed at {name}",
  "job.failed": "Print pending: {reason}",
  "job.cancelled": "Taken back",
} as const;

export const text = textsOf("backstock-labels", labelsEnglish);
