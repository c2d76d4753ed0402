/** The log's search parameters; all are optional. */
export type LogSearch = { kind?: string; errors?: true };

export function logSearch(search: Record<string, unknown>): LogSearch {
  const { kind, errors } = search;
  return { ...(typeof kind === "string" && kind !== "" && { kind }), ...(errors === true && { errors }) };
}
