import { expect, test } from "vitest";
import { takenBy, textsAround } from "#tests/kit/inputs/field-limits.ts";
import { correctionFields } from "./clock-fields.ts";

test("the reason of a correction has three characters at least, spaces around it aside", () => {
  const [whole, tooLong] = textsAround(200);
  expect(takenBy(correctionFields.reason, ["", "ok", " ok ", "ill", whole, tooLong])).toEqual(["ill", whole]);
});
