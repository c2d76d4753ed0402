import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const billingQuery = graphql(`
  query Billing {
    billing {
      isOffered
      monthCents
      billableCount
      isWaiting
      isSetupWaiting
      termsVersion
      method {
        brand
        last4
        expiresMonth
        expiresYear
      }
      plans {
        storeId
        name
        timeZone
        grandOpeningOn
        state
        priceCents
        nextChargeAt
        nextChargeCents
        endsAt
        daysPastDue
      }
      invoices {
        id
        storeId
        number
        status
        totalCents
        discountCents
        createdAt
        isTried
      }
    }
  }
`);

export type Billing = ResultOf<typeof billingQuery>["billing"];
export type BillingPlan = Billing["plans"][number];
export type BillingInvoice = Billing["invoices"][number];

export const openSetupMutation = graphql(`
  mutation OpenPaymentSetup($terms: String!) {
    openPaymentSetup(terms: $terms)
  }
`);

export const openPortalMutation = graphql(`
  mutation OpenBillingPortal {
    openBillingPortal
  }
`);

export const openInvoiceMutation = graphql(`
  mutation OpenBillingInvoice($id: ID!) {
    openBillingInvoice(id: $id)
  }
`);

export const cancelPlanMutation = graphql(`
  mutation CancelBillingPlan($storeId: ID!) {
    cancelBillingPlan(storeId: $storeId) {
      isWaiting
    }
  }
`);

export const startPlanMutation = graphql(`
  mutation StartBillingPlan($storeId: ID!) {
    startBillingPlan(storeId: $storeId) {
      isWaiting
    }
  }
`);
