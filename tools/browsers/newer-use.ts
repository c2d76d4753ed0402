/** Something of a script or style sheet that a browser of the range lacks, with the versions that have it. */
export type NewerUse = { name: string; versions: string };
