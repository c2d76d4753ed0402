/** The cells of one row, and the line of the file that it ends on. */
export type FileRow = { cells: readonly string[]; lineNumber: number };
