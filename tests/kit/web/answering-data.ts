/** Store data whose server is a function, for page tests of one component. */
import { StoreData } from "#web/platform/graphql/store-data.ts";
import { dataOf, readResponse } from "#web/platform/graphql/server-errors.ts";

/** @param answer the server's response to an operation, with its `data` or its `errors` */
export function answeringData(answer: (name: string, variables: Record<string, unknown>) => object): StoreData {
  return new StoreData(async ({ name }, variables) => dataOf(readResponse(answer(name, variables), 200)));
}
