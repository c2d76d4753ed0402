import { expect, test } from "vitest";
import { folderFailure } from "./startup-failure.ts";

test.each([
  ["EACCES", "this user may not write there"],
  ["EROFS", "its disk is read-only"],
  ["ENOSPC", "its disk is full"],
  ["EDQUOT", "this user's disk quota is used up"],
  ["EIO", "input/output error"],
])("a data folder that fails with %s is reported as %s", (code, reason) => {
  const error = Object.assign(new Error("input/output error"), { code });
  expect(folderFailure("/srv/shop", error).message).toBe(
    `Cannot use the data folder /srv/shop: ${reason}. Choose another one with HANGTAG_DATA.`,
  );
});
