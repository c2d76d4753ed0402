import type { DatabaseLine } from "./database-line.ts";
import type { DatabaseAccess } from "./database-settings.ts";

/** Each driver is loaded where it is needed only: a till beside a folder carries none of them. */
export async function openDatabase(access: DatabaseAccess): Promise<DatabaseLine> {
  switch (access.engine) {
    case "postgresql": {
      const { openPostgres } = await import("./engines/postgres-line.ts");
      return openPostgres(access);
    }
    case "mysql": {
      const { openMysql } = await import("./engines/mysql-line.ts");
      return openMysql(access);
    }
    case "sqlServer": {
      const { openSqlServer } = await import("./engines/sql-server-line.ts");
      return openSqlServer(access);
    }
  }
}
