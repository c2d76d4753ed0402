/**
 * Takes the place of the package `graphql-tag` in the build (vite.config.ts). Apollo's entry passes its `gql` on and so
 * carries a second parser of GraphQL into the first page; our documents are gql.tada's.
 */
export function gql(): never {
  throw new Error("Write documents with graphql() of web/platform/graphql/graphql.ts");
}

function nothing(): void {
  // There is no cache of documents to speak of.
}

export {
  nothing as disableExperimentalFragmentVariables,
  nothing as disableFragmentWarnings,
  nothing as enableExperimentalFragmentVariables,
  nothing as resetCaches,
};
