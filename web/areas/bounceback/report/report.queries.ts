import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

const figureFields = graphql(`
  fragment BouncebackFigureFields on BouncebackFigures {
    issued
    customers
    ownerless
    texted
    printed
    reprints
    printPending
    pending
    redeemable
    redeemed
    redeemedElsewhere
    expired
    voided
    redemptionPct
    discount
    couponSales
    averageTicket
    storeTicket
    lift
    openLiability
    remindersSent
    leaked
    leakedAmount
  }
`);

const campaignFields = graphql(
  `
    fragment BouncebackCampaignFields on BouncebackCampaignFigures {
      campaignId
      name
      version
      status
      earnStartOn
      earnEndOn
      redeemStartOn
      redeemEndOn
      storeName
      isSister
      figures {
        ...BouncebackFigureFields
      }
    }
  `,
  [figureFields],
);

export const bouncebackReportQuery = graphql(
  `
    query BouncebackReport($from: BusinessDate!, $to: BusinessDate!, $basis: BouncebackBasis, $lineageId: Uuid) {
      bouncebackReport(from: $from, to: $to, basis: $basis, lineageId: $lineageId) {
        from
        to
        campaigns {
          ...BouncebackCampaignFields
        }
        sisters {
          ...BouncebackCampaignFields
        }
        total {
          ...BouncebackFigureFields
        }
        weeks {
          from
          to
          issued
          redeemed
          discount
          couponSales
          averageTicket
          lift
        }
      }
    }
  `,
  [campaignFields, figureFields],
);

export type BouncebackReport = ResultOf<typeof bouncebackReportQuery>["bouncebackReport"];
export type ReportLine = BouncebackReport["campaigns"][number];
export type ReportFigures = BouncebackReport["total"];
export type ReportWeek = BouncebackReport["weeks"][number];

export const storesReportQuery = graphql(
  `
    query BouncebackStores($from: BusinessDate!, $to: BusinessDate!, $basis: BouncebackBasis, $lineageId: Uuid) {
      bouncebackStores(from: $from, to: $to, basis: $basis, lineageId: $lineageId) {
        stores {
          storeId
          storeName
          figures {
            ...BouncebackFigureFields
          }
        }
        total {
          ...BouncebackFigureFields
        }
      }
    }
  `,
  [figureFields],
);

export type StoresReport = ResultOf<typeof storesReportQuery>["bouncebackStores"];

export const storesFileQuery = graphql(`
  query BouncebackStoresFile($from: BusinessDate!, $to: BusinessDate!, $basis: BouncebackBasis, $lineageId: Uuid) {
    bouncebackStoresFile(from: $from, to: $to, basis: $basis, lineageId: $lineageId) {
      fileName
      csv
    }
  }
`);

export const bouncebackFileQuery = graphql(`
  query BouncebackFile($from: BusinessDate!, $to: BusinessDate!, $basis: BouncebackBasis, $lineageId: Uuid) {
    bouncebackFile(from: $from, to: $to, basis: $basis, lineageId: $lineageId) {
      fileName
      csv
    }
  }
`);

/** The choices of the filter. */
export const reportCampaignsQuery = graphql(`
  query BouncebackReportCampaigns {
    couponCampaigns {
      id
      lineageId
      name
      replacedById
    }
  }
`);

export const misuseQuery = graphql(`
  query CouponMisuse($from: BusinessDate!, $to: BusinessDate!) {
    couponMisuse(from: $from, to: $to) {
      kind
      subject
      couponIds
    }
  }
`);

export type Misuse = ResultOf<typeof misuseQuery>["couponMisuse"][number];
