/** What is newer than the range and may be used all the same, by the names that the check reports. */
export const acceptedUses: Readonly<Record<string, string>> = {
  navigation: "React asks whether there is one before it listens to it, and reads it only then",
  ".skipTransition()": "React's view transitions, which nothing here begins",
  "Symbol.dispose": "a name for a method that libraries add; nothing calls it",
  "Error.captureStackTrace": "csv-parse asks whether there is one before it calls it",
  ".segment()": "web/ui/form/rules.ts asks for Intl.Segmenter first",
  ".showPopover()": "web/ui/layers/top-layer.ts, the snackbars and the sorted lists ask for it first",
  ".hidePopover()": "the snackbars ask for showPopover first, which came with it",
  ":has": "Firefox before 121: web/ui/global.css shows what is chosen without it, the rest is looks",
  ":popover-open": "web/ui/feedback/snackbar.module.css shows the messages without it",
  "scrollbar-width": "a browser's own bar is as good",
  "text-wrap": "only where a line breaks",
  "@page": "margins of a printed page, which the browser's own dialog sets too",
  resize: "a phone has no corner to pull a field by",
  "print-color-adjust: exact": "the bundler writes it with Chrome's prefix as well",
  "text-decoration: dotted": "the bundler writes it with Safari's prefix as well",
};
