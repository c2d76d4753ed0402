import { expect, test } from "vitest";
import { practiceReply } from "./practice-replies.rules.ts";

const id = "01890a5d-ac96-774b-bcce-b302099a8000";

test("a made-up customer answers what a person wrote, the same each time", () => {
  expect(practiceReply({ kind: "conversation", id })).toBe(practiceReply({ kind: "conversation", id }));
  expect(practiceReply({ kind: "buy", id })).toMatch(/\w/);
});

test("nobody answers a coupon or an automatic text", () => {
  expect(["coupon", "reminder", "auto"].map((kind) => practiceReply({ kind, id }))).toEqual([null, null, null]);
});
