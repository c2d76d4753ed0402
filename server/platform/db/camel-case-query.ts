import pg from "pg";
import { camelCase } from "./column-names.ts";

type RowDescription = { fields: { name: string }[] };

/** The method that the driver calls before the first row to name the columns; its types omit it. */
type DescribedQuery = pg.Query & { handleRowDescription(description: RowDescription): void };

type Settle = (error: Error | undefined, result: pg.QueryResult) => void;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the method is the driver's; only its types leave it out
const DriverQuery = pg.Query as unknown as new (config: pg.QueryConfig, settle: Settle) => DescribedQuery;

/**
 * A query whose result columns have camelCase names. They are renamed once in the row description instead of in each row.
 * Values stay unchanged, including the keys inside JSON.
 */
class CamelCaseQuery extends DriverQuery {
  override handleRowDescription(description: RowDescription): void {
    for (const field of description.fields) {
      field.name = camelCase(field.name);
    }
    super.handleRowDescription(description);
  }
}

export async function queryCamelCase(client: pg.PoolClient, config: pg.QueryConfig): Promise<pg.QueryResult> {
  try {
    return await new Promise((resolve, reject) => {
      client.query(new CamelCaseQuery(config, (error, result) => (error ? reject(error) : resolve(result))));
    });
  } catch (error) {
    if (error instanceof Error) {
      // As the driver does for its own errors: the trace leads to the caller instead of the socket.
      Error.captureStackTrace(error);
    }
    throw error;
  }
}
