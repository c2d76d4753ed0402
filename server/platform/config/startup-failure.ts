/** Why the program cannot start, in sentences for the person at the keyboard; main prints them and exits with 1. */
export class StartupFailure extends Error {
  override readonly name = "StartupFailure";
}

const folderProblems = new Map([
  ["EACCES", "this user may not write there"],
  ["EPERM", "this user may not write there"],
  ["EROFS", "its disk is read-only"],
  ["ENOSPC", "its disk is full"],
  ["EDQUOT", "this user's disk quota is used up"],
  ["ENOTDIR", "a part of that path is a file, not a folder"],
  ["EEXIST", "a file of that name is in the way"],
]);

/** Returns a failure whose sentence says why a folder or a file in it could not be used. */
export function folderFailure(folder: string, error: unknown): StartupFailure {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const reason = folderProblems.get(code) ?? (error instanceof Error ? error.message : String(error));
  return new StartupFailure(`Cannot use the data folder ${folder}: ${reason}. Choose another one with HANGTAG_DATA.`, {
    cause: error,
  });
}

/** Returns a sentence when the disk is full, for our files or PostgreSQL's; null for any other error. */
export function diskFailure(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = "code" in cause ? String(cause.code) : "";
    if (
      code === "ENOSPC" ||
      code === "EDQUOT" ||
      code === "53100" ||
      cause.message.includes("No space left on device")
    ) {
      return "The disk is full. Make room on it and try again; nothing that was saved before is lost.";
    }
  }
  return null;
}
