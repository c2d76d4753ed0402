/** What passes between the lines of a file and the facts of one kind. */
import type { FileLine } from "./export-lines.ts";
import type { RefusedLine } from "./export-tickets.ts";
import type { FileFact } from "./file-facts.ts";

/** The lines of a file that can be read at all. */
export type ReadLines = {
  lines: FileLine[];
  refused: RefusedLine[];
  /** The last line has no line end and may go on. */
  isTorn: boolean;
};

/** What one row gives, or a group of rows. */
export type ReadFact<Fact extends FileFact = FileFact> = {
  fact: Fact;
  /** It may have more lines than were read: it is the file's last one, or its lines stand apart. */
  isCut: boolean;
  /** Its last line has no line end and may go on. */
  isTorn: boolean;
};

export type KindRead = { facts: ReadFact[]; refused: RefusedLine[] };
