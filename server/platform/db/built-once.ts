import type { Compilable, CompiledQuery } from "kysely";
import type { Sql } from "./db.ts";

/** Placeholder for a value while the statement is built. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** More shapes than this come from values used by mistake; those statements are built each time. */
const mostShapes = 200;

/**
 * Builds a statement once per shape and then only fills in values, for reads so frequent that building costs more than
 * running. `build` may branch on the shape; the values are placeholders, which it must pass on unchanged.
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
