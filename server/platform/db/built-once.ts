import type { Compilable, CompiledQuery } from "kysely";
import type { Sql } from "./db.ts";

/** Stands where a value will be while the statement is built. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** More shapes than this are made from values by mistake; they are built each time. */
const mostShapes = 200;

/**
 * A statement of the builder that is built once for each shape and then only given its values: for what is read so often
 * that building the statement takes longer than running it. `build` may branch on the shape; of the values it knows no
 * more than their places, so it passes them on as they are.
 */
export function builtOnce<Values extends object, Row, Shape extends unknown[]>(
  build: (sql: Sql, values: Values, ...shape: Shape) => Compilable<Row>,
): (sql: Sql, values: Values, ...shape: Shape) => Promise<Row[]> {
  const statements = new Map<string, CompiledQuery<Row>>();
  const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) });
  const places = slots as Values; // oxlint-disable-line typescript/no-unsafe-type-assertion -- each place gets its value before the statement runs
  return async (sql, values, ...shape) => {
    const key = JSON.stringify(shape);
    const built = statements.get(key) ?? build(sql, places, ...shape).compile();
    if (statements.size < mostShapes) {
      statements.set(key, built);
    }
    const parameters = built.parameters.map((value): unknown =>
      value instanceof Slot ? Reflect.get(values, value.name) : value,
    );
    const { rows } = await sql.executeQuery<Row>({ ...built, parameters });
    return rows;
  };
}
