import { expect, test } from "vitest";
import { hashText, openText, sealText } from "./sealed-text.ts";

const sealing = { secretKey: "a secret that is long enough", purpose: "test", place: "1" };

test("a sealed text opens again, differs each time, and does not contain the text", () => {
  const [first, second] = [sealText("RB123456", sealing), sealText("RB123456", sealing)];
  expect(openText(first, sealing)).toBe("RB123456");
  expect(first.equals(second)).toBe(false);
  expect(first.toString("latin1")).not.toContain("RB123456");
});

test("a different purpose, place or secret, or a changed byte, does not open it", () => {
  const sealed = sealText("RB123456", sealing);
  expect(() => openText(sealed, { ...sealing, purpose: "other" })).toThrow(/authenticate/);
  expect(() => openText(sealed, { ...sealing, place: "2" })).toThrow(/authenticate/);
  expect(() => openText(sealed, { ...sealing, secretKey: "another secret, as long as it" })).toThrow(/authenticate/);
  sealed.writeUInt8(255 - sealed.readUInt8(sealed.length - 1), sealed.length - 1);
  expect(() => openText(sealed, sealing)).toThrow(/authenticate/);
});

test("a hash is the same for the same text, and another for another purpose", () => {
  expect(hashText("OH|1", sealing).equals(hashText("OH|1", sealing))).toBe(true);
  expect(hashText("OH|1", sealing).equals(hashText("OH|1", { ...sealing, purpose: "other" }))).toBe(false);
});
