import type { RegisterMapping } from "#common/pos-files/register-mapping.ts";

/** The maps of the register's files, or why there are none to use, as a sentence for people. */
export type MapState = { mapping: RegisterMapping; version: number | null } | { problem: string };

/** Where the mapping comes from: the server, or a file beside the folder. It is asked at every look at the folder. */
export type MapSource = {
  read(): Promise<MapState>;
  /** Takes the version that the server names; true when there is another mapping now. */
  follow?(version: number): Promise<boolean>;
};
