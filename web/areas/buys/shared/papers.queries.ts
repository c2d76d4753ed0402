import { graphql } from "#web/platform/graphql/graphql.ts";
import type { VariablesOf } from "#web/platform/graphql/graphql.ts";

export const printBuyPapersMutation = graphql(`
  mutation PrintBuyPapers($id: Uuid!, $buyId: Uuid!, $papers: BuyPaperKind!, $deviceId: Uuid!) {
    printBuyPapers(id: $id, buyId: $buyId, papers: $papers, deviceId: $deviceId) {
      id
      state
    }
  }
`);

export type BuyPapers = VariablesOf<typeof printBuyPapersMutation>["papers"];

export const buyPapersPageQuery = graphql(`
  query BuyPapersPage($buyId: Uuid!, $papers: BuyPaperKind!) {
    buyPapersPage(buyId: $buyId, papers: $papers)
  }
`);
