/**
 * Validates outside data (a response, a stored value). Far smaller than a schema library,
 * because it stands in the first JavaScript that a sign-in page loads.
 */
export type Shape<Value> = (value: unknown) => Value;

export type ShapeOf<AnyShape> = AnyShape extends Shape<infer Value> ? Value : never;

/** The input does not have the expected shape. */
class ShapeError extends TypeError {}

export const text: Shape<string> = (value) => {
  if (typeof value !== "string") {
    throw new ShapeError(`Expected a text, got ${typeof value}`);
  }
  return value;
};

export const number: Shape<number> = (value) => {
  if (typeof value !== "number" || !Number.isFinite(value)) {
    throw new ShapeError(`Expected a number, got ${typeof value}`);
  }
  return value;
};

export const flag: Shape<boolean> = (value) => {
  if (typeof value !== "boolean") {
    throw new ShapeError(`Expected true or false, got ${typeof value}`);
  }
  return value;
};

export const anything: Shape<unknown> = (value) => value;

export function oneOf<const Value extends string>(...allowed: readonly Value[]): Shape<Value> {
  return (value) => {
    const match = allowed.find((candidate) => candidate === value);
    if (match === undefined) {
      throw new ShapeError(`Expected one of ${allowed.join(", ")}`);
    }
    return match;
  };
}

/** Absent and null are both null. */
export function maybe<Value>(shape: Shape<Value>): Shape<Value | null> {
  return (value) => (value === null || value === undefined ? null : shape(value));
}

export function list<Value>(shape: Shape<Value>): Shape<Value[]> {
  return (value) => {
    if (!Array.isArray(value)) {
      throw new ShapeError("Expected a list");
    }
    return value.map((item) => shape(item));
  };
}

/** An object with any keys, whose values have the shape. */
export function dictionary<Value>(shape: Shape<Value>): Shape<Record<string, Value>> {
  return (value) => Object.fromEntries(entriesOf(value).map(([name, item]) => [name, shape(item)]));
}

/** The named fields; others are left out. */
export function object<Fields extends Record<string, Shape<unknown>>>(
  fields: Fields,
): Shape<{ [Name in keyof Fields]: ShapeOf<Fields[Name]> }> {
  return (value) => {
    const given = new Map(entriesOf(value));
    const values = Object.entries(fields).map(
      ([name, shape]) => [name, inField(name, () => shape(given.get(name)))] as const,
    );
    return Object.fromEntries(values) as { [Name in keyof Fields]: ShapeOf<Fields[Name]> }; // oxlint-disable-line typescript/no-unsafe-type-assertion -- each field was read by its own shape just above
  };
}

/** The value, or null when it is not of the shape. */
export function read<Value>(shape: Shape<Value>, value: unknown): Value | null {
  try {
    return shape(value);
  } catch (error) {
    if (error instanceof ShapeError) {
      return null;
    }
    throw error;
  }
}

function entriesOf(value: unknown): [string, unknown][] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new ShapeError("Expected an object");
  }
  return Object.entries(value);
}

function inField<Value>(name: string, readIt: () => Value): Value {
  try {
    return readIt();
  } catch (error) {
    throw error instanceof ShapeError ? new ShapeError(`${name}: ${error.message}`) : error;
  }
}
