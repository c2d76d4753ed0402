/** Writes the coupons' API as the schemas have it: `npm run api:coupons` */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { couponsApiDocument } from "#server/areas/bounceback/rest/coupons-api-document.ts";

const file = path.resolve(import.meta.dirname, "../docs/api/coupons.openapi.json");
writeFileSync(file, `${JSON.stringify(couponsApiDocument(), null, 2)}\n`);
