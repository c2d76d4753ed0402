/** What stands where a figure is not known. Unknown is never shown as 0. */
export const unknownText = "–";
