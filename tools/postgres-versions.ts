/**
 * What `npm test` also runs on the oldest PostgreSQL it finds. The rule: a file belongs here when the server's version can
 * change its outcome, because it is about roles and row-level security, about migrations, locks and connections, about
 * dumping and copying, or about SQL that aggregates, ranks or searches. Rules of the shop are proven on one version.
 */
export const differsByVersion: readonly string[] = [
  // Migrations, connections, locks, time limits.
  "server/platform/db/",
  "server/platform/jobs/",
  "tests/database.pg.test.ts",
  "tests/imported-tickets-migration.pg.test.ts",
  // Row-level security, roles, and every operation there is once.
  "tests/isolation.pg.test.ts",
  "tests/permissions.pg.test.ts",
  // Dumps, copies and merges.
  "server/platform/backups/",
  "tests/backup.pg.test.ts",
  "tests/import-history.pg.test.ts",
  "tests/pos-feed.pg.test.ts",
  // Windows, aggregates, search and paging.
  "server/areas/backstock/aging/",
  "server/areas/backstock/history/",
  "server/areas/goals/fair-goals.pg.test.ts",
  "server/areas/reports/periods/",
  "server/areas/search/",
  "tests/paging.pg.test.ts",
  "tests/report-figures.pg.test.ts",
  "tests/sorted-lists.pg.test.ts",
];
