import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { couponsApiDocument } from "./coupons-api-document.ts";

const file = path.resolve(import.meta.dirname, "../../../../docs/api/coupons.openapi.json");

test("[BNC-10] the printed document of the coupon calls is what the schemas say", () => {
  expect(JSON.parse(readFileSync(file, "utf8")), "run npm run api:coupons").toEqual(
    JSON.parse(JSON.stringify(couponsApiDocument())),
  );
});
