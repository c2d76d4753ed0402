import { expect, test } from "vitest";
import { lockSecret, openSecret } from "./secrets.ts";

const key = "a secret that is long enough for a test";
const text = JSON.stringify({ token: "wiw-token-1" });

test("a locked token is opened with the same key and place only, and says nothing by itself", () => {
  const locked = lockSecret(key, { place: "1:homebase", text });
  expect(openSecret(key, { place: "1:homebase", locked })).toBe(text);
  expect(locked.toString("utf8")).not.toContain("wiw-token-1");
  expect(() => openSecret(key, { place: "2:homebase", locked })).toThrow("unable to authenticate data");
  expect(() => openSecret("another key of the same length or so!!", { place: "1:homebase", locked })).toThrow(
    "unable to authenticate data",
  );
  const changed = Buffer.from(locked);
  changed.writeUInt8(changed.readUInt8(60) ^ 1, 60);
  expect(() => openSecret(key, { place: "1:homebase", locked: changed })).toThrow("unable to authenticate data");
});

test("the same token is locked differently each time", () => {
  const locked = [1, 2].map(() => lockSecret(key, { place: "1:homebase", text }).toString("hex"));
  expect(locked[0]).not.toBe(locked[1]);
});
