/** GraphQL and forms leave out what is empty or send null; inside there is only null. */
export function orNull<Value>(value: Value | null | undefined): Value | null {
  return value ?? null;
}
