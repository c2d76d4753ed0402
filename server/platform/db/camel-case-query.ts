import pg from "pg";
import { camelCase } from "./column-names.ts";

type RowDescription = { fields: { name: string }[] };

/** What the driver calls before the first row, so that it builds each row with these names; its types leave it out. */
type DescribedQuery = pg.Query & { handleRowDescription(description: RowDescription): void };

type Settle = (error: Error | undefined, result: pg.QueryResult) => void;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the method is the driver's; only its types leave it out
const DriverQuery = pg.Query as unknown as new (config: pg.QueryConfig, settle: Settle) => DescribedQuery;

/**
 * A statement whose result columns come in camelCase. They are renamed where the result is described, once and not in
 * each row. What a column holds stays as it is: the keys inside of JSON belong to people.
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
      // As the driver does for its own: a trace that leads to the caller and not to the socket.
      Error.captureStackTrace(error);
    }
    throw error;
  }
}
