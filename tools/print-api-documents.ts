/** Writes the documents of the till's and the coupons' API as the schemas have them: `npm run api:till`, `api:coupons` */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { couponsApiDocument } from "#server/areas/bounceback/rest/coupons-api-document.ts";
import { tillApiDocument } from "#server/platform/pos/till-api-document.ts";

const folder = path.resolve(import.meta.dirname, "../docs/api");
for (const [name, document] of [
  ["till", tillApiDocument()],
  ["coupons", couponsApiDocument()],
] as const) {
  writeFileSync(path.join(folder, `${name}.openapi.json`), `${JSON.stringify(document, null, 2)}\n`);
}
