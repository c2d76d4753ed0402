/** Migrates the database at the address given: `node tools/migrate.ts postgres://…` */
import { migrate } from "#server/platform/db/migrate.ts";

const [url] = process.argv.slice(2);
if (url === undefined) {
  process.stderr.write("Say which database: node tools/migrate.ts postgres://…\n");
  process.exit(1);
}
await migrate(url);
