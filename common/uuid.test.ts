import { expect, test } from "vitest";
import { isUuid } from "./uuid.ts";

const id = "0b6c1f0e-5d0a-4f43-9c1a-2f6f4be2a001";

test.each([id, id.toUpperCase(), "00000000-0000-0000-0000-000000000000"])("%s is a UUID", (text) => {
  expect(isUuid(text)).toBe(true);
});

test.each(["", "1", id.slice(1), `${id}0`, ` ${id}`, `${id}\n`, id.replaceAll("-", ""), id.replace("0", "g")])(
  "%j is none",
  (text) => {
    expect(isUuid(text)).toBe(false);
  },
);
