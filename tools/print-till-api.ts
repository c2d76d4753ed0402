/** Writes the till's API as the schemas have it: `npm run api:till` */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { tillApiDocument } from "#server/platform/pos/till-api-document.ts";

const file = path.resolve(import.meta.dirname, "../docs/api/till.openapi.json");
writeFileSync(file, `${JSON.stringify(tillApiDocument(), null, 2)}\n`);
